from __future__ import annotations

from typing import get_args

import pytest

from game.i18n import LANGUAGES, translator
from game.store import StoreNotice
from game.store.folder import NoticeCode
from game.texts.notices import NOTICES, told


def test_every_notice_of_the_store_has_words() -> None:
    assert set(get_args(NoticeCode)) == set(NOTICES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_name_the_facts(language: str) -> None:
    tr = translator(language)
    assert "sqlite3.bad-1" in told(StoreNotice("bad_database", {"file": "koloda.sqlite3.bad-1"}), tr)
    assert "/home/{x}" in told(StoreNotice("cannot_save", {"folder": "/home/{x}", "reason": "full"}), tr)
    assert told(StoreNotice("second_copy"), tr)
