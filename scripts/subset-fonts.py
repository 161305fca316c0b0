"""Subsets the upstream variable fonts to app/fonts/*.woff2; run by hand, see app/fonts/README.md.

Usage: python subset-fonts.py NEWSREADER.woff2 SOURCE_SANS_3.woff2 FOLDER
"""

import io
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# English, French, names from neighbouring languages, and the punctuation set by the typography.
TEXT = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0§©«®°±²³¶·»¼½¿ÀÂÄÅÆÇÈÉÊËÎÏÔÖ×ØÙÛÜßàáâãäåæçèéêëíîïñóôõöøùúûüÿŒœ–—\u2009‘’“”•…‹›€™−↑↓"
)
LICENCE = (
    "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
    "https://openfontlicense.org",
)


def make(source: str, target: str, weights: tuple[int, int], family: str) -> None:
    """Keeps only the characters above and the weights that the site uses."""
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": weights})
    options = subset.Options(flavor="woff2", layout_features=["*"], hinting=False)
    options.name_IDs = [0, 5]
    options.name_languages = ["*"]
    plain = io.BytesIO()
    font.flavor = None
    font.save(plain)
    font = subset.load_font(plain, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=TEXT)
    subsetter.subset(font)
    # "Source" is a Reserved Font Name: a modified version must be renamed. The licence stays in the file.
    for number, words in ((1, family), (2, "Regular"), (4, family), (13, LICENCE[0]), (14, LICENCE[1])):
        font["name"].setName(words, number, 3, 1, 0x409)
    subset.save_font(font, target, options)


newsreader, source_sans, folder = sys.argv[1:]
make(newsreader, f"{folder}/newsreader.woff2", (400, 600), "Newsreader Subset")
make(source_sans, f"{folder}/source-sans-3.woff2", (400, 650), "Site Sans")
