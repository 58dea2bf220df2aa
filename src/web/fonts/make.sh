#!/bin/sh
# Makes the font files from the packages they come from; see README.md. Run it from the project's root.
set -e
packages=node_modules/@fontsource-variable
here=src/web/fonts
scratch=$(mktemp -d)
# What the site's own texts need, in English and Spanish.
site='U+0020-007E,U+00A0-00A1,U+00A9,U+00AB,U+00B0,U+00B5,U+00B7,U+00BB,U+00BF,U+00C1,U+00C9,U+00CD,U+00D1,U+00D3,U+00D7,U+00DA,U+00DC,U+00E1-00E2,U+00E7,U+00E9,U+00ED,U+00F1,U+00F3,U+00FA,U+00FC,U+2009-200B,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2190-2193,U+2212'
# What visitors may type besides: Portuguese, French and German. The same list is in faces.css.
visitors='U+00A2-00A8,U+00AA,U+00AC-00AF,U+00B1-00B4,U+00B6,U+00B8-00BA,U+00BC-00BE,U+00C0,U+00C2-00C8,U+00CA-00CC,U+00CE-00D0,U+00D2,U+00D4-00D6,U+00D8-00D9,U+00DB,U+00DD-00E0,U+00E3-00E6,U+00E8,U+00EA-00EC,U+00EE-00F0,U+00F2,U+00F4-00F6,U+00F8-00F9,U+00FB,U+00FD-02DC,U+2020-2021,U+2030-203A,U+2044-2122,U+2215-2265'
latin="$site,$visitors"
features='kern,liga,mark,mkmk,ccmp,locl,tnum'

# For Latin names, figures and short asides.
italics='U+0020-003B,U+0041-005A,U+0061-007A,U+00A0,U+2013,U+2019'

# make <name> <source> <characters> <axis limits ...>
make() {
  name=$1 source=$2 characters=$3
  shift 3
  python3 -m fontTools.varLib.instancer -q --no-recalc-timestamp -o "$scratch/$name.ttf" "$packages/$source" "$@"
  python3 -m fontTools.subset "$scratch/$name.ttf" --unicodes="$characters" --flavor=woff2 --no-hinting --name-IDs='' \
    --layout-features="$features,rvrn" --output-file="$here/$name.woff2"
}

make fraunces fraunces/files/fraunces-latin-opsz-normal.woff2 "$site" wght=400:600 opsz=72

# Latin names are copied into specifications: without the long tails that the italic has above 18 px.
# makeItalic <characters> <target> <subset options ...>
makeItalic() {
  characters=$1 target=$2
  shift 2
  python3 -m fontTools.varLib.instancer -q --no-recalc-timestamp -o "$scratch/italic-full.ttf" \
    "$packages/fraunces/files/fraunces-latin-opsz-italic.woff2" wght=480 opsz=18
  python3 "$here/short-tails.py" "$scratch/italic-full.ttf" "$scratch/italic.ttf"
  python3 -m fontTools.subset "$scratch/italic.ttf" --unicodes="$characters" --no-hinting \
    --layout-features="$features" --output-file="$target" "$@"
}
makeItalic "$italics" "$here/fraunces-italic.woff2" --flavor=woff2 --name-IDs=''

# Small titles: the outlines for 24 px in the widths of those for 72 px, in the letters of English and Spanish.
small='U+0020-0029,U+002B-003B,U+003F,U+0041-005A,U+0061-007A,U+00A0-00A1,U+00AB,U+00B7,U+00BB,U+00BF,U+00C1,U+00C9,U+00CD,U+00D1,U+00D3,U+00D7,U+00DA,U+00E1,U+00E9,U+00ED,U+00F1,U+00F3,U+00FA,U+00FC,U+2013-2014,U+2019,U+201C-201D'
for size in 24 72; do
  python3 -m fontTools.varLib.instancer -q --no-recalc-timestamp -o "$scratch/$size.ttf" \
    "$packages/fraunces/files/fraunces-latin-opsz-normal.woff2" wght=480 opsz=$size
done
python3 "$here/squeeze.py" "$scratch/72.ttf" "$scratch/24.ttf" "$scratch/small.ttf"
python3 -m fontTools.subset "$scratch/small.ttf" --unicodes="$small" --flavor=woff2 --no-hinting --name-IDs='' \
  --layout-features="$features" --output-file="$here/fraunces-small.woff2"

make figtree figtree/files/figtree-latin-wght-normal.woff2 "$site" wght=400:700
make figtree-visitors figtree/files/figtree-latin-wght-normal.woff2 "$visitors" wght=400:700

# Fixed weights as TrueType, which the PDF library can embed.
# makeForPdf <name> <source> <axis values ...>
makeForPdf() {
  name=$1 source=$2
  shift 2
  python3 -m fontTools.varLib.instancer -q --no-recalc-timestamp -o "$scratch/$name-full.ttf" "$packages/$source" "$@"
  python3 -m fontTools.subset "$scratch/$name-full.ttf" --unicodes="$latin" --no-hinting --name-IDs='1,2,4,6' \
    --layout-features="$features" --output-file="scripts/build/locale-files/sheets/fonts/$name.ttf"
}

makeForPdf figtree-400 figtree/files/figtree-latin-wght-normal.woff2 wght=400
makeForPdf figtree-600 figtree/files/figtree-latin-wght-normal.woff2 wght=600
makeForPdf fraunces-480 fraunces/files/fraunces-latin-opsz-normal.woff2 wght=480 opsz=72
makeItalic "$latin" scripts/build/locale-files/sheets/fonts/fraunces-italic-480.ttf --name-IDs='1,2,4,6'
rm -r "$scratch"
