"""Cuts the display face down to the letters of our languages; run by `npm run font` after a change.

Needs `pip install fonttools brotli` and, for the moment, `npm install --no-save @fontsource/caprasimo`: the full
font is not a dependency of the app. Kerning goes, and the outlines are put on a grid of 320 instead of 2048
units: at the height of a phone that is a fraction of a pixel, and it is a third of the bytes.
"""

from pathlib import Path
from shutil import copyfile

from fontTools import subset, ttLib
from fontTools.ttLib.scaleUpem import scale_upem

SOURCE = Path("node_modules/@fontsource/caprasimo")
OUT = Path("src/look/font")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!? .,:…-–’/"
# What a language needs besides.
LETTERS += "".join(file.read_text().strip() for file in Path("src/texts").glob("*/letters.txt"))

font = ttLib.TTFont(SOURCE / "files/caprasimo-latin-400-normal.woff2")
options = subset.Options(hinting=False, layout_features=[], name_IDs=[], notdef_outline=False)
subsetter = subset.Subsetter(options)
subsetter.populate(text=LETTERS)
subsetter.subset(font)
scale_upem(font, 320)
font.flavor = "woff2"
OUT.mkdir(exist_ok=True)
font.save(OUT / "caprasimo.woff2")
copyfile(SOURCE / "LICENSE", OUT / "OFL.txt")
print(OUT / "caprasimo.woff2", (OUT / "caprasimo.woff2").stat().st_size, "bytes")
