"""Packs the kerning of a variable font into one table of classes, the same for every weight."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from fontTools.otlLib.builder import buildCoverage
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.varLib.models import normalizeLocation, piecewiseLinearMap
from fontTools.varLib.varStore import VarStoreInstancer

ADVANCE = 4  # The value format of a pair that changes the first glyph's advance width.
Pairs = dict[tuple[str, str], int]


def read_pairs(font: TTFont, weight: float) -> Pairs:
    """The kerning of every pair of glyphs at a weight. The first subtable that has a pair counts."""
    [lookup] = font["GPOS"].table.LookupList.Lookup
    axis = font["fvar"].axes[0]
    limits = {"wght": (axis.minValue, axis.defaultValue, axis.maxValue)}
    place = normalizeLocation({"wght": weight}, limits)["wght"]
    at = {"wght": piecewiseLinearMap(place, font["avar"].segments["wght"])}
    deltas = VarStoreInstancer(font["GDEF"].table.VarStore, font["fvar"].axes, at)

    def advance(value: ValueRecord | None) -> int:
        if value is None:
            return 0
        device = getattr(value, "XAdvDevice", None)
        index = (device.StartSize << 16) + device.EndSize if device else None
        return round(getattr(value, "XAdvance", 0) + (deltas[index] if index is not None else 0))

    pairs: Pairs = {}
    for table in lookup.SubTable:
        for left, right, value in table_pairs(getattr(table, "ExtSubTable", table), font.getGlyphOrder()):
            pairs.setdefault((left, right), advance(value))
    return pairs


def table_pairs(table, glyphs: Sequence[str]) -> Iterable[tuple[str, str, ValueRecord | None]]:
    """Every pair of a subtable, of single pairs or of classes."""
    if table.Format == 1:
        for left, pair_set in zip(table.Coverage.glyphs, table.PairSet):
            for record in pair_set.PairValueRecord:
                yield left, record.SecondGlyph, record.Value1
        return
    for left in table.Coverage.glyphs:
        row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
        for right in glyphs:
            yield left, right, row.Class2Record[table.ClassDef2.classDefs.get(right, 0)].Value1


def classes(keys: Sequence[str], others: Sequence[str], value) -> list[list[str]]:
    """Glyphs that are kerned alike; those without kerning come first, and then the largest classes."""
    alike: dict[tuple[int, ...], list[str]] = defaultdict(list)
    for key in keys:
        alike[tuple(value(key, other) for other in others)].append(key)
    return [alike[row] for row in sorted(alike, key=lambda row: (any(row), -len(alike[row])))]


def class_table(groups: Sequence[Sequence[str]]) -> otTables.ClassDef:
    table = otTables.ClassDef()
    table.classDefs = {glyph: number for number, group in enumerate(groups) if number for glyph in group}
    return table


def pack_kerning(font: TTFont, weight: float) -> None:
    """Replaces the kerning of a font with that of one weight, glyphs that are kerned alike as a class."""
    pairs = read_pairs(font, weight)
    glyphs = font.getGlyphOrder()
    value = lambda left, right: pairs.get((left, right), 0)
    lefts = [
        group
        for group in classes(glyphs, glyphs, value)
        if any(value(group[0], right) for right in glyphs)
    ]
    rights = classes(glyphs, glyphs, lambda right, left: value(left, right))

    table = otTables.PairPos()
    table.Format, table.ValueFormat1, table.ValueFormat2 = 2, ADVANCE, 0
    table.Coverage = buildCoverage([glyph for group in lefts for glyph in group], font.getReverseGlyphMap())
    table.ClassDef1, table.Class1Count = class_table(lefts), len(lefts)
    table.ClassDef2, table.Class2Count = class_table(rights), len(rights)
    table.Class1Record = []
    for left in lefts:
        row = otTables.Class1Record()
        row.Class2Record = []
        for right in rights:
            cell = otTables.Class2Record()
            cell.Value1, cell.Value2 = ValueRecord(ADVANCE), None
            cell.Value1.XAdvance = value(left[0], right[0])
            row.Class2Record.append(cell)
        table.Class1Record.append(row)

    [lookup] = font["GPOS"].table.LookupList.Lookup
    lookup.LookupType, lookup.SubTable, lookup.SubTableCount = 2, [table], 1
    # The deltas of kerning are no longer read.
    del font["GDEF"].table.VarStore
