"""How a benchmark tells what it measured: a table for people, JSON for machines, an exit code for scripts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

Row = dict[str, Any]


def table(rows: Sequence[Row]) -> str:
    """The rows under the names of their columns, numbers to the right."""
    names = list(rows[0])
    cells = [names, *([_shown(row[name]) for name in names] for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(names))]
    numbers = [isinstance(rows[0][name], int | float) for name in names]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(line, widths, numbers, strict=True)
        ).rstrip()
        for line in cells
    )


def tell(rows: Sequence[Row], json_file: Path | None) -> None:
    print(table(rows))
    if json_file:
        json_file.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:.2f}" if isinstance(value, float) else str(value)
