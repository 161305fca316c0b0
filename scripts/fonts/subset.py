"""Makes app/fonts/*.woff2 from the upstream variable fonts; run by hand, see app/fonts/README.md.

Usage: python3 scripts/fonts/subset.py NEWSREADER.woff2 SOURCE_SANS_3.woff2 FOLDER
"""

import io
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

from kerning import pack_kerning

# French and English, names from neighbouring languages, and the punctuation set by the typography.
TEXT = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0§©«®°±²³·»½ÀÂÄÅÆÇÈÉÊËÎÏÔÖ×ØÙÛÜßàáâãäåæçèéêëíîïñóôõöøùúûüÿŒœ–—\u2009‘’“”•…€™−↑↓"
)
NARROW_SPACE = 0x202F
# Without a feature, the figures of both fonts are tabular and lining, as the site wants them.
FEATURES = ["kern", "liga"]
# Nothing a browser draws depends on them.
UNUSED_TABLES = ["BASE", "STAT", "gasp"]
LICENCE = (
    "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
    "https://openfontlicense.org",
)


def add_narrow_space(font: TTFont) -> None:
    """Adds U+202F, half as wide as a space: what browsers make of it where a font lacks it."""
    name, space = "uni202F", font.getBestCmap()[0x20]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = font["glyf"][space]
    font["hmtx"][name] = (font["hmtx"][space][0] // 2, 0)
    deltas, widths = font["gvar"].variations, font["HVAR"].table.AdvWidthMap.mapping
    # As wide in every weight.
    widths[name] = widths[next(glyph for glyph in font.getGlyphOrder() if not deltas.get(glyph))]
    deltas[name] = []
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW_SPACE] = name


def cut(font: TTFont) -> TTFont:
    """Keeps only the characters and features above."""
    options = subset.Options(layout_features=FEATURES, hinting=False)
    options.drop_tables += UNUSED_TABLES
    options.name_IDs = [0, 5]
    options.name_languages = ["*"]
    # The subsetter reads tables as they are in a file.
    file = io.BytesIO()
    font.flavor = None
    font.save(file)
    font = subset.load_font(file, options)
    font.recalcTimestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=TEXT + chr(NARROW_SPACE))
    subsetter.subset(font)
    return font


def save(font: TTFont, target: str, family: str) -> None:
    """Writes the file. "Source" is a Reserved Font Name: a modified version must be renamed."""
    for number, words in ((1, family), (2, "Regular"), (4, family), (13, LICENCE[0]), (14, LICENCE[1])):
        font["name"].setName(words, number, 3, 1, 0x409)
    font.flavor = "woff2"
    font.lazy = False
    font.save(target)


def make(source: str, weights: tuple[int, int]) -> TTFont:
    """A variable font with the weights and characters that the site uses."""
    font = instancer.instantiateVariableFont(TTFont(source, recalcTimestamp=False), {"wght": weights})
    add_narrow_space(font)
    return cut(font)


newsreader, source_sans, folder = sys.argv[1:]
serif = make(newsreader, (400, 600))
# 2,000 units to the em are finer than a screen shows; 1,000 take fewer bytes.
scale_upem(serif, 1000)
# Upstream kerns 10,000 single pairs, each for every weight: as many bytes as all outlines.
pack_kerning(serif, weight=500)
save(serif, f"{folder}/newsreader.woff2", "Newsreader Subset")
save(make(source_sans, (400, 650)), f"{folder}/source-sans-3.woff2", "Site Sans")
