"""Cuts the fonts of the printed sheets down to the letters of our languages; run by hand after a change.

Needs `pip install fonttools brotli` and, for the moment, in this folder
`npm install --no-save @fontsource/caprasimo @fontsource/atkinson-hyperlegible`.
A PDF gets only the letters that it shows; this keeps the program itself small.
"""

from pathlib import Path
from shutil import copyfile

from fontTools import subset, ttLib

HERE = Path(__file__).parent
LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "!? .,:;…-–—’“”«»()/·×+%&#"
)
# What a language needs besides.
TEXTS = HERE / "../../../ui/src/texts"
LETTERS += "".join(file.read_text().strip() for file in TEXTS.glob("*/letters.txt"))
FACES = [
    ("caprasimo", "400", "display"),
    ("atkinson-hyperlegible", "400", "text"),
    ("atkinson-hyperlegible", "700", "strong"),
]

for family, weight, name in FACES:
    source = HERE / "node_modules/@fontsource" / family
    font = ttLib.TTFont(source / f"files/{family}-latin-{weight}-normal.woff2")
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    missing = {letter for letter in LETTERS if ord(letter) not in font.getBestCmap()}
    font.flavor = None
    font.save(HERE / f"{name}.ttf")
    copyfile(source / "LICENSE", HERE / f"{family}-OFL.txt")
    print(f"{name}.ttf", (HERE / f"{name}.ttf").stat().st_size, "bytes; missing:", "".join(missing) or "nothing")
