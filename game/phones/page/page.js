// Koloda on a phone: one person's hand.
//
// The program under the big screen says how things stand, each time whole (a lobby or a table), and this page shows
// it; what a person does goes back as a wish, and nothing changes here until the program says so. Read on in order:
// what is kept, words, cards, drawing, the connection, then the views: join, lobby, table, and why it ended.

const VERSION = 1;
const CONNECT_WITHIN = 2500; // ms; a connection that takes longer is tried anew
const RETRY_AFTER = [0, 300, 600, 1000, 1500]; // ms; the last one again and again
const PROBE_EVERY = 5000; // ms without a word until the way is tried
const PROBE_WITHIN = 2000;
const AWAY = 4000; // ms out of sight, or asleep, after which a connection is not trusted
const PLAYED_WITHIN = 5000; // ms until a move that nobody answered may be made again
const SWIPE = 44; // px upwards
const NOTICE_FOR = 8000; // ms
const LOG_LENGTH = 40; // sentences kept on the page
const BUZZ = [60, 60, 60]; // ms

const id = (name) => document.getElementById(name);

// ---- What is kept on this phone ------------------------------------------------------------------------------------

// Where nothing may be stored (a private window), the page's own place in the history keeps it, which outlives a reload.
const kept = {
    get(name) {
        try {
            return localStorage.getItem(`koloda.${name}`) ?? history.state?.[name] ?? null;
        } catch {
            return history.state?.[name] ?? null;
        }
    },
    set(name, value) {
        try {
            if (value === null) localStorage.removeItem(`koloda.${name}`);
            else localStorage.setItem(`koloda.${name}`, value);
        } catch {
            // what follows has to do
        }
        history.replaceState({ ...history.state, [name]: value }, "");
    },
};

const keyOf = (text) => text.replace(/[\s-]/g, "").toLowerCase();

const me = {
    key: keyOf(location.hash.slice(1)),
    token: kept.get("token"),
    name: kept.get("name") ?? "",
    lang: kept.get("lang") ?? (navigator.languages?.some((lang) => /^ru\b/i.test(lang)) ? "ru" : "en"),
    sort: kept.get("sort") ?? "suit",
};

// ---- Words ---------------------------------------------------------------------------------------------------------

let words = { text: {}, count: {}, cards: {}, suits: {}, letters: {}, bye: {} }; // as game/phones/words.py says
let plural = new Intl.PluralRules("en");

const filled = (text, facts) => text.replace(/\{(\w+)\}/g, (whole, name) => facts[name] ?? whole);
const word = (key, facts = {}) => filled(words.text[key] ?? "", facts);
const count = (key, n) => filled(words.count[key]?.[plural.select(n)] ?? "", { n });

const WORDS = fetch("/words.json").then((answer) => answer.json());
const PICTURES = fetch("/pictures.svg").then((answer) => answer.text());

async function speak(lang) {
    const all = await WORDS;
    me.lang = lang in all ? lang : "en";
    words = all[me.lang];
    plural = new Intl.PluralRules(me.lang);
    document.documentElement.lang = me.lang;
    for (const element of document.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
}

// ---- Cards ---------------------------------------------------------------------------------------------------------

const SUITS = { "♣": "C", "♦": "D", "♥": "H", "♠": "S" };
const RANKS = "23456789TJQKA";
const BY_SUIT = "SHCD"; // colours alternate
const INDEX = { x: 33, foot: 72, size: 77.8, width: 50 }; // as sprites/cards/faces.py has it, on 250 x 350
const SVG = "http://www.w3.org/2000/svg";

const cardsOf = (code) => (/^([2-9TJQKA][CDHS]|X[RB])+$/.test(code) ? code.match(/../g) : []);
const nameOf = (card) => words.cards[card] ?? card;
const signOf = (card) => (card[0] === "X" ? nameOf(card) : letterOf(card[0]) + words.signs[card[1]]);

// As it stands on a card: two alphabets write the same rank, and the language has the last word.
function letterOf(rank) {
    const letters = Object.keys(words.letters).filter((letter) => words.letters[letter] === rank);
    return letters.find((letter) => /[А-Я]/.test(letter) === (me.lang === "ru")) ?? letters[0] ?? rank;
}

function sorted(cards) {
    const rank = (card) => (card[0] === "X" ? 99 : RANKS.indexOf(card[0]));
    const suit = (card) => (card[0] === "X" ? 99 : BY_SUIT.indexOf(card[1]));
    const by = me.sort === "rank" ? [rank, suit] : [suit, rank];
    return [...cards].sort((a, b) => by[0](a) - by[0](b) || by[1](a) - by[1](b) || (a < b ? -1 : 1));
}

// A card as a picture; whoever cannot see it is told its name beside it.
function face(card) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 250 350");
    svg.setAttribute("class", "face");
    svg.setAttribute("aria-hidden", "true");
    const picture = svg.appendChild(document.createElementNS(SVG, "use"));
    picture.setAttribute("href", `#${card}`);
    for (const turn of card[0] === "X" ? [] : ["", "rotate(180 125 175)"]) {
        const index = svg.appendChild(document.createElementNS(SVG, "text"));
        const attributes = { x: INDEX.x, y: INDEX.foot, "font-size": INDEX.size, "text-anchor": "middle", transform: turn };
        for (const [name, value] of Object.entries(attributes)) index.setAttribute(name, value);
        if (card[0] === "T") index.setAttribute("textLength", INDEX.width);
        if (card[0] === "T") index.setAttribute("lengthAdjust", "spacingAndGlyphs");
        index.setAttribute("class", "DH".includes(card[1]) ? "index red" : "index");
        index.textContent = letterOf(card[0]);
    }
    return svg;
}

// An icon of the game, or the shape of a seat; what it says stands beside it.
function picture(name, kind) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 100 100");
    svg.setAttribute("class", kind);
    svg.setAttribute("aria-hidden", "true");
    svg.append(document.createElementNS(SVG, "use"));
    svg.firstChild.setAttribute("href", `#${name}`);
    return svg;
}

// All pictures come as one file, once, and lie in the page for every card to use.
async function loadPictures() {
    const sheet = new DOMParser().parseFromString(await PICTURES, "image/svg+xml").documentElement;
    sheet.setAttribute("class", "pictures");
    sheet.setAttribute("aria-hidden", "true");
    document.body.append(document.adoptNode(sheet));
}

// ---- Drawing -------------------------------------------------------------------------------------------------------

function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
}

// Writes only what is new: what a screen reader has read it need not read again.
function write(element, text) {
    if (element.textContent !== text) element.textContent = text;
}

function mark(element, name, value) {
    if (value === null || value === false) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

// The parts of a sentence: plain text, or a card or suit as it is seen (10♥) and as it is heard ("ten of hearts").
function partsOf(sentence) {
    return sentence.split(/((?:(?:10|[2-9JQKAВДКТ])(?=[♣♦♥♠]))?[♣♦♥♠])/).map((seen, at) => {
        if (at % 2 === 0) return { seen, heard: seen };
        const suit = SUITS[seen.at(-1)];
        const rank = words.letters[seen.slice(0, -1)];
        return { seen, suit, heard: rank ? nameOf(rank + suit) : words.suits[suit] };
    });
}

const aloud = (sentence) => partsOf(sentence).map((part) => part.heard).join("");

function writeSentence(element, sentence) {
    if (element.dataset.said === sentence) return;
    element.dataset.said = sentence;
    const written = partsOf(sentence).flatMap(({ seen, suit, heard }) => {
        if (!suit) return seen ? [seen] : [];
        const kind = "DH".includes(suit) ? "suit red" : "suit";
        // \ufe0e: a sign, no coloured picture
        return [make("span", { class: kind, "aria-hidden": "true" }, `${seen}\ufe0e`), make("span", { class: "unseen" }, heard)];
    });
    element.replaceChildren(...written);
}

// The children of ``parent`` become one for each item, in order. Those that stay are the same elements, and the one in
// which the focus is does not move: the others move around it. If it goes, the focus goes to its neighbour.
function keyed(parent, items, keyOf, build, update) {
    const before = new Map([...parent.children].map((child) => [child.dataset.key, child]));
    const wanted = items.map((item, at) => {
        const key = String(keyOf(item));
        const element = before.get(key) ?? build(item);
        before.delete(key);
        element.dataset.key = key;
        update?.(element, item, at);
        return element;
    });
    const focused = [...parent.children].findIndex((child) => child.contains(document.activeElement));
    const pivot = parent.children[focused] ?? null;
    const stays = wanted.indexOf(pivot);
    for (const element of before.values()) element.remove();
    let place = parent.firstChild;
    wanted.forEach((element, at) => {
        if (at === stays) place = pivot;
        if (element === place) place = place.nextSibling;
        else parent.insertBefore(element, at < stays && place === null ? pivot : place);
    });
    if (pivot && stays < 0) focusOn(parent.children[Math.min(focused, parent.children.length - 1)]);
}

function focusOn(element) {
    const target = element?.matches("button, [tabindex]") ? element : element?.querySelector("button");
    target?.focus({ preventScroll: false });
    return Boolean(target);
}

// The focus is never lost: where it was hidden or taken away, it goes to ``fallback``.
function keepingFocus(draw, fallback) {
    const held = document.activeElement;
    draw();
    const lost = held && held !== document.body && held.getClientRects().length === 0;
    if (lost && (document.activeElement === held || document.activeElement === document.body)) fallback();
}

let view = "wait";

function show(name) {
    if (view === name) return;
    const asked = view !== "wait"; // nobody's place is lost while the page loads
    view = name;
    document.body.dataset.view = name;
    for (const main of document.querySelectorAll("main")) main.hidden = main.id !== name;
    if (name !== "table") forgetTable();
    if (name !== "table" && name !== "lobby") setRoom("");
    if (asked) focusOn(id(name).querySelector("h1"));
    scrollTo(0, 0);
}

// What an event says, where it is seen and heard; it goes by itself.
let noticeTimer = 0;

function notice(sentence) {
    clearTimeout(noticeTimer);
    delete id("notice").dataset.said; // said again, it is heard again
    writeSentence(id("notice"), sentence ?? "");
    if (sentence) noticeTimer = setTimeout(() => notice(""), NOTICE_FOR);
}

// ---- The connection ------------------------------------------------------------------------------------------------

const link = {
    socket: null,
    wanted: false,
    tries: 0,
    timer: 0,
    patience: 0,
    heardAt: 0,

    start() {
        this.wanted = true;
        this.tries = 0;
        this.connect();
    },

    stop() {
        this.wanted = false;
        clearTimeout(this.timer);
        this.drop();
        write(id("link"), "");
    },

    drop() {
        clearTimeout(this.patience);
        const { socket } = this;
        this.socket = null;
        if (!socket) return;
        socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
        socket.close();
    },

    connect() {
        clearTimeout(this.timer);
        this.drop();
        const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/table`);
        this.socket = socket;
        this.patience = setTimeout(() => this.lost(), CONNECT_WITHIN);
        socket.onopen = () => {
            const { key, token, name, lang } = me;
            socket.send(JSON.stringify({ hello: VERSION, key, token, name, lang }));
        };
        socket.onmessage = (event) => {
            clearTimeout(this.patience);
            this.heardAt = Date.now();
            hear(JSON.parse(event.data));
        };
        socket.onclose = socket.onerror = () => this.lost();
    },

    lost() {
        this.drop();
        if (!this.wanted) return;
        write(id("link"), word("lost"));
        document.body.classList.add("cut");
        const wait = RETRY_AFTER[Math.min(this.tries, RETRY_AFTER.length - 1)];
        this.tries += 1;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.connect(), wait);
    },

    found() {
        this.tries = 0;
        if (document.body.classList.contains("cut")) write(id("link"), "");
        document.body.classList.remove("cut");
    },

    // The network is said to be back, or the phone was away: whatever was open may be dead.
    renew() {
        if (!this.wanted) return;
        this.tries = 0;
        this.connect();
    },

    say(message) {
        if (this.socket?.readyState !== WebSocket.OPEN) return false;
        this.socket.send(JSON.stringify(message));
        return true;
    },

    // A connection that broke in silence is noticed by asking for next to nothing.
    async probe() {
        const { socket } = this;
        if (socket?.readyState !== WebSocket.OPEN || document.hidden || Date.now() - this.heardAt < PROBE_EVERY) return;
        try {
            await fetch("/icon.svg", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PROBE_WITHIN) });
        } catch {
            if (socket === this.socket) this.lost();
        }
    },
};

let seenAt = Date.now();

function watchTheWay() {
    addEventListener("online", () => link.renew());
    addEventListener("offline", () => link.lost());
    addEventListener("pageshow", (event) => event.persisted && link.renew());
    document.addEventListener("visibilitychange", () => {
        if (!document.hidden && Date.now() - seenAt > AWAY) link.renew();
        seenAt = Date.now();
        stayAwake();
    });
    setInterval(() => {
        if (Date.now() - seenAt > PROBE_EVERY + AWAY && !document.hidden) link.renew(); // it slept
        else link.probe();
        if (!document.hidden) seenAt = Date.now();
    }, PROBE_EVERY);
}

async function hear(message) {
    if ("welcome" in message) {
        me.token = message.token;
        kept.set("token", me.token);
        pending = null;
        link.found();
    } else if ("lobby" in message) {
        if (message.lobby.lang !== me.lang) await speak(message.lobby.lang);
        showLobby(message.lobby);
    } else if ("table" in message) {
        if (message.table.lang !== me.lang) await speak(message.table.lang);
        showTable(message.table);
    } else if ("refused" in message) {
        refuse(message);
    } else if ("bye" in message) {
        part(message.bye);
    }
}

// ---- Joining -------------------------------------------------------------------------------------------------------

function showJoin(why = "") {
    link.stop();
    id("why-join").hidden = !why;
    write(id("why-join"), why);
    id("key-field").hidden = Boolean(me.key);
    id("key").required = !me.key;
    id("name").value = me.name;
    for (const pick of id("hello").elements.lang) pick.checked = pick.value === me.lang;
    show("join");
}

function join(event) {
    event.preventDefault();
    me.name = id("name").value.trim();
    if (!me.key) me.key = keyOf(id("key").value);
    kept.set("name", me.name);
    kept.set("lang", me.lang);
    link.start();
    write(id("link"), word("connecting"));
}

// ---- The lobby -----------------------------------------------------------------------------------------------------

function showLobby(lobby) {
    write(id("link"), "");
    setRoom(lobby.game);
    show("lobby");
    write(id("lobby-title"), lobby.title);
    write(id("lobby-deals"), lobby.deals ? `${word("deals")}: ${lobby.deals}` : "");
    writeSentence(id("lobby-status"), lobby.status);
    const draw = () => {
        keyed(id("lobby-seats"), lobby.seats, (seat) => seat.seat, buildSeat, drawSeat);
        id("ready").hidden = !lobby.may_ready && !lobby.ready;
        mark(id("ready"), "aria-pressed", String(lobby.ready));
        mark(id("ready"), "aria-disabled", lobby.ready || !lobby.may_ready);
    };
    keepingFocus(draw, () => focusOn(id("lobby-title")));
}

function buildSeat({ seat }) {
    return make(
        "li",
        { class: "seat" },
        picture(`shape-${seat}`, `shape shape-${seat}`),
        make("div", {}, make("strong"), " ", make("em"), make("p", { class: "soft" })),
        make("button", { onclick: (event) => event.currentTarget.act() }),
    );
}

function drawSeat(item, seat) {
    const [name, you] = item.querySelectorAll("strong, em");
    write(name, seat.name);
    write(you, seat.mine ? word("you") : "");
    write(item.querySelector("p"), seat.detail);
    item.classList.toggle("mine", seat.mine);
    item.classList.toggle("free", seat.kind === "free");
    const button = item.querySelector("button");
    button.hidden = !seat.may_sit && !seat.mine;
    button.classList.toggle("main", seat.may_sit);
    write(button, word(seat.mine ? "stand" : "sit"));
    mark(button, "aria-label", seat.mine ? null : `${word("sit")}: ${seat.name}`);
    button.act = () => link.say(seat.mine ? { stand: true } : { sit: seat.seat });
}

// ---- The table -----------------------------------------------------------------------------------------------------

let table = null; // the newest state
let chosen = []; // cards, in the order in which they were chosen
let pending = null; // {deal, at, cards, timer}: what was played, until the program has answered
let heard = { deal: 0, next: 0 }; // the number of the next sentence that was not told yet
let spoken = ""; // what was said last besides what happened: that it is one's turn, or that there is something to wait for
let asked = ""; // the question that was asked last

const sameMoment = (a, b) => Boolean(a && b && a.deal === b.deal && a.at === b.at);

function showTable(state) {
    const before = table;
    table = state;
    if (!sameMoment(before, state)) chosen = [];
    if (!sameMoment(before, state) || state.wait) notice("");
    chosen = chosen.filter((card) => cardsInReach().includes(card));
    if (pending && !sameMoment(pending, state)) settle();
    const turnCame = state.moves.length > 0 && !(before?.moves.length > 0 && sameMoment(before, state));
    write(id("link"), "");
    setRoom(state.game);
    show("table");
    keepingFocus(drawTable, () => focusOn(id("hand")) || focusOn(id("hand-title")));
    tellNews(turnCame);
    if (turnCame) navigator.vibrate?.(BUZZ);
    if (!sameMoment(before, state)) asked = "";
    if (asked && state[asked]) {
        if (asked === "last") openSheet(word("last"), sentences(state.last));
        if (asked === "hint") notice(state.hint.text);
        asked = "";
    }
    stayAwake();
}

const TOLD = ["game", "hand-title", "hand", "own-piles", "chosen-text", "play", "turn", "notice", "spoken", "outcome-title"]
    .concat(["outcome-text", "outcome-rows", "players", "piles", "facts", "log", "choice-list", "tool-list"]);

// A seat whose person has stood up shows nothing, and neither does a page that was sent away.
function forgetTable() {
    if (!table) return;
    table = null;
    chosen = [];
    heard = { deal: 0, next: 0 };
    spoken = asked = "";
    settle();
    notice("");
    id("sheet").close();
    id("sheet-body").replaceChildren();
    for (const name of TOLD) {
        id(name).replaceChildren();
        delete id(name).dataset.said;
    }
}

const ownPiles = () => table.middle.piles.filter((pile) => pile.mine);
const cardsInReach = () => [...table.hand, ...ownPiles().flatMap((pile) => pile.cards)];
const moves = () => (pending ? [] : table.moves);
const plays = () => moves().map(cardsOf).filter((cards) => cards.length > 0);

// ---- Choosing: what has been chosen, which moves that can become, and what the next touch does.

const includesAll = (cards, some) => some.every((card) => cards.includes(card));

// The move that the chosen cards make: in the order in which they were chosen if that may be played, else in the order
// that comes nearest to it; null while cards are missing.
function moveOf(cards) {
    const whole = plays().filter((play) => play.length === cards.length && includesAll(play, cards));
    const distance = (play) => play.map((card) => String.fromCharCode(cards.indexOf(card))).join("");
    return whole.sort((a, b) => (distance(a) < distance(b) ? -1 : 1))[0] ?? null;
}

const mayBecome = (cards) => plays().filter((play) => includesAll(play, cards));

function touch(card) {
    if (pending) return;
    if (table.wait) return notice(table.wait);
    if (moves().length === 0) return notice(table.turn);
    if (chosen.includes(card)) {
        if (chosen.length === 1 && moveOf(chosen)) return play(moveOf(chosen));
        chosen = chosen.filter((other) => other !== card);
    } else if (mayBecome([...chosen, card]).length > 0) {
        chosen = [...chosen, card];
    } else if (mayBecome([card]).length > 0) {
        chosen = [card];
    } else {
        refuseCard(card);
    }
    redraw();
}

function swipe(card) {
    if (!chosen.includes(card)) touch(card);
    if (table && chosen.includes(card)) {
        if (moveOf(chosen)) play(moveOf(chosen));
        else notice(id("chosen-text").textContent);
    }
}

function putBack() {
    chosen = [];
    redraw();
}

const redraw = () => keepingFocus(drawTable, () => focusOn(id("hand")));

function refuseCard(card) {
    notice(table.why[card] ?? table.turn);
    const button = document.querySelector(`[data-card="${card}"]`);
    button?.classList.remove("no");
    void button?.offsetWidth; // the shake begins anew
    button?.classList.add("no");
}

// ---- Playing: once at each moment. Whether it was made says the next state, also after the connection was lost.

const play = (cards) => makeMove(cards.join(""), cards);

function makeMove(code, cards = []) {
    const { at, deal } = table;
    if (pending) return;
    if (!link.say({ play: code, at })) {
        notice(word("lost"));
        return;
    }
    pending = { at, deal, cards, timer: setTimeout(() => settle(true), PLAYED_WITHIN) };
    chosen = [];
    notice("");
    redraw();
}

function settle(draw = false) {
    clearTimeout(pending?.timer);
    pending = null;
    if (draw && table) redraw();
}

function refuse({ refused, at }) {
    if (table?.at !== at) return;
    settle(true);
    notice(refused.text);
}

function ask(question) {
    asked = question;
    link.say({ ask: question, at: table.at });
}

// ---- What is said: each sentence once, in order, however often the connection broke.

function tellNews(turnCame) {
    const log = id("log");
    const { deal, said, said_from: from } = table;
    if (heard.deal !== deal) heard = { deal, next: heard.deal ? 0 : Math.max(from, from + said.length - 3) };
    said.forEach((sentence, at) => {
        if (from + at < heard.next) return;
        const line = make("p", {});
        writeSentence(line, sentence);
        log.append(line);
    });
    heard.next = Math.max(heard.next, from + said.length);
    while (log.children.length > LOG_LENGTH) log.firstChild.remove();
    const news = table.wait ?? (turnCame ? table.turn : "");
    if (news !== spoken) writeSentence(id("spoken"), news);
    spoken = news;
}

// ---- Drawing the table

function drawTable() {
    const { hand, middle, seats, moves: all } = table;
    id("table").classList.toggle("acting", all.length > 0 && !pending);
    id("table").classList.toggle("over", Boolean(table.outcome));
    write(id("game"), word("deal_of", { n: table.deal, deals: table.deals }));
    writeSentence(id("turn"), table.wait ?? (pending ? word("sending") : table.turn));
    id("turn").classList.toggle("waits", Boolean(table.wait));
    drawOwn(hand);
    keyed(id("players"), seats.map((seat, at) => ({ ...seat, at })), (seat) => seat.at, buildPlayer, drawPlayer);
    keyed(id("piles"), middle.piles.filter((pile) => !pile.mine), (pile) => pile.name, buildPile, drawPile);
    keyed(id("facts"), middle.facts, (fact) => fact, () => make("li"), writeSentence);
    drawChosen();
    drawChoices();
    drawTools();
    drawOutcome();
    layOut();
}

function drawOwn(hand) {
    write(id("hand-title"), `${word("hand")}: ${count("cards", hand.length)}`);
    id("hand-empty").hidden = hand.length > 0;
    const cards = sorted(hand);
    keyed(id("hand"), cards, (card) => card, buildCard, drawCard);
    keyed(id("own-piles"), ownPiles(), (pile) => pile.name, buildPile, drawOwnPile);
}

function buildCard(card) {
    const button = make(
        "button",
        { class: "card", "data-card": card, onclick: () => button.dataset.swiped || touch(card) },
        make("span", { class: "body", "aria-hidden": "true" }, face(card), picture("icon-bulb", "bulb"), make("span", { class: "number" })),
        make("span", { class: "unseen" }),
    );
    return make("li", {}, swipable(button, card));
}

function drawCard(item, card) {
    const button = item.firstChild;
    const playable = plays().some((cards) => cards.includes(card));
    const order = moveOf(chosen) ?? chosen;
    const number = order.indexOf(card) + 1;
    const fits = chosen.length === 0 ? playable : number > 0 || mayBecome([...chosen, card]).length > 0;
    const why = !playable && moves().length > 0 ? table.why[card] : "";
    const hinted = table.hint && cardsOf(table.hint.code).includes(card);
    const notes = [
        number > 0 && (order.length > 1 ? word("chosen_as", { n: number }) : word("chosen")),
        hinted && word("hinted"),
        playable && table.notes?.[card],
        why && `${word("not_now")}: ${why}`,
    ];
    write(button.lastChild, [nameOf(card), ...notes.filter(Boolean).map(aloud)].join("; "));
    write(button.querySelector(".number"), number > 0 && plays().some((cards) => cards.length > 1) ? String(number) : "");
    mark(button, "aria-pressed", String(number > 0));
    mark(button, "aria-disabled", !playable);
    button.classList.toggle("playable", playable);
    button.classList.toggle("dim", moves().length > 0 && !fits);
    button.classList.toggle("hinted", Boolean(hinted));
    button.classList.toggle("leaving", Boolean(pending?.cards.includes(card)));
}

// A card follows the finger upwards, and is played if that goes far enough.
function swipable(button, card) {
    let from = null;
    const rise = (event) => Math.max(0, from.y - event.clientY);
    button.addEventListener("pointerdown", (event) => {
        delete button.dataset.swiped;
        from = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    });
    button.addEventListener("pointermove", (event) => {
        if (!from || event.buttons === 0 || rise(event) < 8) return;
        if (!button.hasPointerCapture(event.pointerId)) button.setPointerCapture(event.pointerId);
        button.style.setProperty("--rise", `${-rise(event)}px`);
    });
    const end = (event) => {
        if (!from) return;
        const swiped = event.type === "pointerup" && rise(event) > SWIPE && rise(event) > Math.abs(event.clientX - from.x);
        button.style.removeProperty("--rise");
        from = null;
        if (!swiped) return;
        button.dataset.swiped = "true";
        swipe(card);
    };
    button.addEventListener("pointerup", end);
    button.addEventListener("pointercancel", end);
    return button;
}

function buildPlayer({ at }) {
    return make(
        "li",
        { class: "player" },
        picture(`shape-${at}`, `shape shape-${at}`),
        make("strong"),
        make("span", { class: "unseen" }),
        make("span", { class: "tally", "aria-hidden": "true" }, picture("icon-cards", "icon"), make("b"), picture("icon-trophy", "icon"), make("b")),
        make("span", { class: "soft" }),
    );
}

function drawPlayer(item, { at, name, cards, fact, points, mine }) {
    const toMove = at === table.to_move;
    const [held, won] = item.querySelectorAll("b");
    const told = [mine && word("you"), toMove && word("to_move"), count("cards", cards), table.deals > 1 && count("points", points)];
    write(item.querySelector("strong"), name);
    write(item.querySelector(".unseen"), `, ${told.filter(Boolean).join(", ")}`);
    write(held, String(cards));
    write(won, String(points));
    write(item.querySelector(".soft"), [mine && word("you"), fact].filter(Boolean).join(" · "));
    item.classList.toggle("to-move", toMove);
    item.classList.toggle("mine", Boolean(mine));
    item.classList.toggle("single", table.deals === 1);
}

function buildPile() {
    return make("section", { class: "pile" }, make("h3"), make("ul", {}));
}

const SHOWN = 5; // cards of a pile

function drawPile(item, { name, cards, by, count, seat }) {
    write(item.firstChild, name);
    const first = seat === undefined ? Math.max(0, cards.length - SHOWN) : 0;
    const seen = cards.slice(first).map((card, at) => ({ card, by: by[first + at] }));
    const hidden = count > cards.length ? [{ card: "back", count: count - cards.length }] : [];
    item.classList.toggle("whole", seat !== undefined);
    keyed(item.lastChild, [...hidden, ...seen], ({ card }) => card, buildLying, drawLying);
    item.hidden = count === 0 && cards.length === 0;
}

function buildLying({ card }) {
    if (card !== "back") return make("li", { class: "lying" }, face(card), make("span", { class: "unseen" }));
    const back = make("img", { src: `/back-${table.game}.svg`, alt: "", class: "face" });
    return make("li", { class: "lying" }, back, make("span", { class: "count" }), make("span", { class: "unseen" }));
}

function drawLying(item, { card, by, count }) {
    const told = item.querySelector(".unseen");
    if (card === "back") {
        write(item.querySelector(".count"), String(count));
        write(told, ` ${word("face_down")}`);
        return;
    }
    const name = table.seats[by]?.name;
    write(told, name ? word("by", { card: nameOf(card), name }) : nameOf(card));
}

// Cards that lie open before me are played like those of the hand.
function drawOwnPile(item, { name, cards, groups }) {
    write(item.firstChild, name);
    item.hidden = cards.length === 0;
    keyed(item.lastChild, cards, (card) => card, buildCard, (element, card, at) => {
        drawCard(element, card);
        element.classList.toggle("wide", element.firstChild.classList.contains("playable") || at === cards.length - 1);
        element.classList.toggle("apart", at > 0 && groups?.[at] !== groups?.[at - 1]);
    });
}

function drawChosen() {
    const move = moveOf(chosen);
    const more = mayBecome(chosen).some((cards) => cards.length > chosen.length);
    id("chosen").hidden = chosen.length === 0;
    id("play").hidden = !move;
    write(id("chosen-text"), move ? (more ? word("may_add") : "") : word("more"));
    if (move) writeSentence(id("play"), word("play", { cards: move.map(signOf).join(" ") }));
}

function drawChoices() {
    id("choices").hidden = table.choices.length === 0 || Boolean(pending) || chosen.length > 0;
    keyed(id("choice-list"), table.choices, (choice) => choice.code, buildChoice, drawChoice);
}

function buildChoice({ code }) {
    return make("li", {}, make("button", { onclick: () => makeMove(code) }, make("span", {}), make("small", {})));
}

function drawChoice(item, { code, text, detail }) {
    const [name, more] = item.firstChild.children;
    writeSentence(name, text);
    writeSentence(more, detail ?? "");
    item.firstChild.classList.toggle("hinted", table.hint?.code === code);
    mark(item.firstChild, "aria-description", table.hint?.code === code ? word("hinted") : null);
}

const TOOLS = { hint: "bulb", sort: "sort", last: "list", undo: "undo", pause: "pause", rules: "book" };
const ASKED = ["hint", "last", "undo", "pause"];

// All of them always in their places: one that is of no use now says so.
const useless = (tool) => ASKED.includes(tool) && !table.asks.includes(tool);

function drawTools() {
    keyed(id("tool-list"), Object.keys(TOOLS), (tool) => tool, buildTool, (item, tool) => {
        const [seen, more] = item.querySelectorAll("span");
        write(seen, word(tool));
        write(more, tool === "sort" ? `: ${word(me.sort === "suit" ? "sort_rank" : "sort_suit")}` : "");
        mark(item.firstChild, "title", seen.textContent + more.textContent);
        mark(item.firstChild, "aria-disabled", useless(tool));
    });
}

function buildTool(tool) {
    return make("li", {}, make("button", { class: "tool", onclick: () => use(tool) }, picture(`icon-${TOOLS[tool]}`, "icon"), make("span"), make("span", { class: "unseen" })));
}

function use(tool) {
    if (useless(tool)) {
        notice(`${word(tool)}: ${word("not_now")}`);
    } else if (tool === "sort") {
        me.sort = me.sort === "suit" ? "rank" : "suit";
        kept.set("sort", me.sort);
        redraw();
    } else if (tool === "rules") {
        openRules();
    } else {
        ask(tool);
    }
}

function drawOutcome() {
    const { outcome } = table;
    id("outcome").hidden = !outcome;
    if (!outcome) return;
    write(id("outcome-title"), word(outcome.last ? "match_over" : "deal_over"));
    writeSentence(id("outcome-text"), outcome.text);
    write(id("outcome-heading"), outcome.heading ?? "");
    id("go-on").hidden = outcome.last || Boolean(table.wait);
    keyed(id("outcome-rows"), outcome.rows.map((row, at) => ({ ...row, at })), (row) => row.at, buildRow, (item, row) => {
        const [place, name, points] = item.children;
        write(place, String(row.place));
        write(name, row.mine ? `${row.name} (${word("you")})` : row.name);
        write(points, String(row.points));
        item.classList.toggle("mine", row.mine);
    });
}

const buildRow = () => make("tr", {}, make("td"), make("th", { scope: "row" }), make("td"));

// ---- The hand in its place: one row that is fanned, else as many as fit, else rows that scroll sideways.

const STRIP = 44; // px of each card that are left to touch
const TITLE = 0.38; // of a card's height, that a row below leaves free
const RATIO = 1.4;

const SHARES = [0.42, 0.36, 0.3, 0.25, 0.2]; // of the window's height, for the hand: the first with which all is seen
const SHARE_OF_MORE = 0.33; // where the page has to be scrolled anyway

function layOut() {
    for (const share of SHARES) {
        layOutHand(innerHeight * share);
        if (document.documentElement.scrollHeight <= innerHeight) return;
    }
    layOutHand(innerHeight * SHARE_OF_MORE);
}

function layOutHand(high) {
    const hand = id("hand");
    const length = hand.children.length;
    const { width, rows, step } = arrange(length, hand.clientWidth, high);
    const across = Math.ceil(length / rows);
    const taken = width + step * (across - 1);
    const scrolls = taken > hand.clientWidth + 1;
    const fan = rows === 1 && length > 2 && taken + 2 * EDGE * width <= hand.clientWidth + 0.1;
    hand.style.setProperty("--card", `${width}px`);
    hand.style.setProperty("--step", `${step}px`);
    hand.style.setProperty("--across", across);
    hand.style.setProperty("--lean", `${Math.min(LEAN_EACH, (2 * LEAN) / length)}deg`);
    hand.classList.toggle("fan", fan);
    hand.classList.toggle("scrolls", scrolls);
    [...hand.children].forEach((item, at) => item.style.setProperty("--off", at - (length - 1) / 2));
}

const LEAST = 84; // px, the width of a card
const MOST = 150;
const EDGE = 0.15; // of a card's width at each side, which fanned cards lean into
const LEAN = 4; // degrees, of the outermost card of a fan, and …
const LEAN_EACH = 1.2; // … from card to card at most

// As few rows as leave each card its strip, of cards as large as fit, one row fanned if it can be; where none do, they
// scroll.
function arrange(length, wide, high) {
    const tall = (rows) => 1 + TITLE * (rows - 1); // of a card's height
    for (let rows = 1; rows <= 4; rows += 1) {
        const across = Math.ceil(length / rows);
        const largest = Math.min(high / tall(rows) / RATIO, wide * 0.36, MOST);
        for (const edges of rows === 1 && length > 2 ? [2 * EDGE, 0] : [0]) {
            for (let width = Math.floor(largest); width >= LEAST; width -= 2) {
                const step = across > 1 ? Math.min(width + 6, (wide - width * (1 + edges)) / (across - 1)) : width;
                if (step >= STRIP) return { width, rows, step };
            }
        }
    }
    const rows = [3, 2].find((some) => LEAST * RATIO * tall(some) <= high) ?? 1;
    return { width: LEAST, rows, step: STRIP };
}

// ---- Sheets: rules, house rules, last plays

const sentences = (all) => {
    const list = make("ul", { class: "sentences" });
    for (const sentence of all) writeSentence(list.appendChild(make("li")), sentence);
    return [list];
};

function openSheet(title, content) {
    write(id("sheet-title"), title);
    id("sheet-body").replaceChildren(...content);
    if (!id("sheet").open) id("sheet").showModal();
    focusOn(id("sheet-title"));
}

// First how this table plays, which is at hand, then how the game goes, which comes when it is asked for.
async function openRules() {
    const { game, house } = table;
    const here = [make("h3", {}, word("house_rules")), ...sentences(house.length ? house : [word("usual_rules")])];
    openSheet(word("rules"), [...here, make("p", {}, word("connecting"))]);
    try {
        const answer = await fetch(`/rules.${me.lang}.json`);
        const { title, aim, pages } = (await answer.json())[game];
        const told = [{ title, paragraphs: [aim] }, ...pages].flatMap(rulesPage);
        id("sheet-body").replaceChildren(...here, ...told);
    } catch {
        id("sheet-body").replaceChildren(...here, make("p", {}, word("lost")));
    }
}

function rulesPage({ title, paragraphs, own_decision: own }) {
    const written = (tag, text) => {
        const element = make(tag);
        writeSentence(element, text);
        return element;
    };
    const note = own ? [make("p", { class: "soft" }, word("own_decision"))] : [];
    return [written("h3", title), ...paragraphs.map((text) => written("p", text)), ...note];
}

// ---- Why it ended, and what to do

function part(reason) {
    link.stop();
    if (reason === "key") {
        me.key = "";
        me.token = null;
        kept.set("token", null);
        showJoin(words.bye.key);
        return;
    }
    write(id("bye-text"), words.bye[reason] ?? words.bye.message);
    id("bye-button").onclick = () => (reason === "version" ? location.reload() : link.start());
    show("bye");
    if (reason === "closing") link.start(); // once the game is back, so is the seat
}

// ---- The rest of the phone

function setRoom(game) {
    mark(document.body, "data-room", game || null);
}

let lock = null;

async function stayAwake() {
    if (lock || document.hidden || view !== "table") return;
    try {
        lock = await navigator.wakeLock.request("screen");
        lock.addEventListener("release", () => (lock = null));
    } catch {
        // not on this phone, or not over this connection
    }
}

// With the arrows from card to card; Tab goes there as well.
function walk(event) {
    const cards = [...id("hand").querySelectorAll("button")];
    const at = cards.indexOf(document.activeElement);
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 };
    if (at < 0 || !(event.key in steps)) return;
    event.preventDefault();
    cards[steps[event.key]]?.focus();
}

function listen() {
    id("hello").addEventListener("submit", join);
    for (const pick of id("hello").elements.lang) pick.addEventListener("change", () => speak(pick.value));
    id("ready").addEventListener("click", () => id("ready").ariaDisabled !== "true" && link.say({ ready: true }));
    id("go-on").addEventListener("click", () => link.say({ ready: true }));
    id("rename").addEventListener("click", () => showJoin());
    id("play").addEventListener("click", () => moveOf(chosen) && play(moveOf(chosen)));
    id("put-back").addEventListener("click", putBack);
    id("hand").addEventListener("keydown", walk);
    id("sheet-close").addEventListener("click", () => id("sheet").close());
    addEventListener("keydown", (event) => {
        if (event.key === "Escape" && chosen.length > 0 && !id("sheet").open) putBack();
    });
    addEventListener("resize", () => table && layOut());
    addEventListener("hashchange", () => {
        me.key = keyOf(location.hash.slice(1));
        if (me.key) begin();
    });
    watchTheWay();
}

// Whoever was here before goes straight to the seats, or to the own one.
function begin() {
    if (me.token || (me.name && me.key)) link.start();
    else showJoin();
}

await speak(me.lang);
listen();
begin();
await loadPictures();
