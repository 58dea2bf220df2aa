"""squeeze.py <large> <small> <result>: the outlines of the small optical size with the widths and the kerning of the large one.

Lines of text then stay as they are when the result takes the place of the large size.
"""

import sys

from fontTools.misc.transform import Scale
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

large, small = (TTFont(name) for name in sys.argv[1:3])
outlines = small.getGlyphSet()
for name in large.getGlyphOrder():
    width = large["hmtx"][name][0]
    factor = width / (small["hmtx"][name][0] or width or 1)
    shape = DecomposingRecordingPen(outlines)
    outlines[name].draw(shape)
    pen = TTGlyphPen(None)
    shape.replay(TransformPen(pen, Scale(factor, 1)))
    glyph = pen.glyph()
    large["glyf"][name] = glyph
    glyph.recalcBounds(large["glyf"])
    large["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
large.save(sys.argv[3])
