"""Measuring tools."""
import math

import numpy as np

import materials
from meshes import box_mesh, mesh_from_arrays, place
from objects.packing import text_mesh


def steel_rule(location, yaw, length=15):
    """A steel rule of `length` cm lying flat, engraved in millimetres along the edge that faces -Y; yaw in degrees."""
    width, thick = 1.9, 0.1
    rule = place(None, location, (0, 0, math.radians(yaw)))
    steel = materials.metal('#d0d2d3', 0.46, (0.5, 14, 14), 'rule')
    place(box_mesh('rule', (length + 1.0, width, thick), steel, 0.03), (0, 0, thick / 2), parent=rule)
    ink = materials.painted('#1c1d1f', 0.6, 'engraving')
    vertices, faces = [], []
    for mm in range(length * 10 + 1):
        long = 0.62 if mm % 10 == 0 else 0.46 if mm % 5 == 0 else 0.30
        half = 0.016 if mm % 10 == 0 else 0.012
        x, y = mm / 10 - length / 2, -width / 2 + 0.03
        faces.append(np.arange(4) + len(vertices))
        vertices += [(x - half, y, 0), (x + half, y, 0), (x + half, y + long, 0), (x - half, y + long, 0)]
    place(mesh_from_arrays('scale', np.array(vertices, float), np.array(faces), materials=[ink], smooth=False), (0, 0, thick + 0.003), parent=rule)
    for cm in range(1, length + 1):
        place(text_mesh(str(cm), 0.5, ink, 'Sans-Regular'), (cm - length / 2, 0.05, thick + 0.003), (-math.pi / 2, 0, 0), parent=rule)
