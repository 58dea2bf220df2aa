"""short-tails.py <font> <result>: the font with the letters that its feature `rvrn` would put in.

These are upright b, d, h, k, l, v and w, in place of those with long tails.
"""

import sys

from fontTools.ttLib import TTFont

source, target = sys.argv[1:]
font = TTFont(source)
layout = font["GSUB"].table
lookups = [
    layout.LookupList.Lookup[index]
    for record in layout.FeatureList.FeatureRecord
    if record.FeatureTag == "rvrn"
    for index in record.Feature.LookupListIndex
]
short_tails = {old: new for lookup in lookups for table in lookup.SubTable for old, new in table.mapping.items()}
for table in font["cmap"].tables:
    table.cmap = {code: short_tails.get(glyph, glyph) for code, glyph in table.cmap.items()}
font.flavor = None
font.save(target)
