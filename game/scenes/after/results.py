"""The rows of a summary: how each seat came out of the deals of a match so far."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.i18n import Translator
from game.session.match_session import MatchSession
from game.texts import texts
from game.texts.seats import shared_seat_name
from game.view.core.kit import Kit
from game.view.widgets.seat_result import DealColumns, SeatResult, deal_room


def result_columns(match: MatchSession, tr: Translator, kit: Kit, width: int) -> tuple[DealColumns, int]:
    """The columns that have room in rows of this width, and how many deals the first of them adds up."""
    words = texts(match.game)
    seats = range(len(match.seats))
    unit, widest = tr(words.points), max((_total(match, seat) for seat in seats), key=len)
    if match.deals == 1:
        return DealColumns((), unit, "", widest), 0
    total, tie = tr("Match"), tr(words.tie_break) if _tie_break(match, 0) else ""
    widest_tie = max((_tie(match, seat) for seat in seats), key=len)
    done = len(match.points_by_deal())
    numbers = [str(number) for number in range(1, done + 1)]
    shown = deal_room(kit, width, DealColumns(numbers, unit, total, widest, tie, widest_tie))
    first = done - shown + 1 if shown < done else 1
    heads = [f"1–{first}" if first > 1 else "1", *numbers[first:]]
    return DealColumns(heads, unit, total, widest, tie, widest_tie), first


def result_rows(
    match: MatchSession,
    tr: Translator,
    faces: Sequence[str | None],
    winners: Collection[int],
    columns: DealColumns,
    first: int,
) -> list[SeatResult]:
    """A row for each seat, the best ones on top; the ``first`` deals are added up in one column. ``faces`` are by
    seat."""
    outcome, deals, places = match.outcome, match.points_by_deal(), match.match_places()
    assert outcome is not None
    return [
        SeatResult(
            name=f"summary.seat{seat}",
            game=match.game,
            seat=seat,
            face=faces[seat],
            player=shared_seat_name(seat, match.players_of(seat), tr),
            place=places[seat],
            cards=match.cards_left(seat),
            columns=columns,
            points=str(outcome.points[seat]),
            deals=_by_column([points[seat] for points in deals], first) if columns.deals else (),
            total=_total(match, seat),
            tie=_tie(match, seat) if columns.tie else "",
            won=seat in winners,
            sign="trophy" if match.over else "star",
        )
        for seat in sorted(range(len(match.seats)), key=places.__getitem__)
    ]


def _by_column(points: Sequence[int], first: int) -> list[str]:
    """Deal by deal, the ``first`` ones together."""
    return [str(sum(points[:first])), *map(str, points[first:])]


def _tie_break(match: MatchSession, seat: int) -> tuple[int, ...]:
    """What decides between equal points; () where nothing does."""
    return match.standings()[seat][1:]


def _total(match: MatchSession, seat: int) -> str:
    """What a seat has in the match so far; in a match of one deal what it has in that."""
    if match.deals == 1:
        assert match.outcome is not None
        return str(match.outcome.points[seat])
    return str(match.totals()[seat])


def _tie(match: MatchSession, seat: int) -> str:
    """What decides between that and what others have."""
    return " · ".join(map(str, _tie_break(match, seat)))
