"""Measuring tools."""
import math

import numpy as np

import materials
from meshes import box_mesh, mesh_from_arrays, place, vertices_of
from objects.packing import text_mesh


def steel_rule(location, yaw, length=15):
    """A steel rule of `length` cm lying flat, engraved in millimetres along both edges, to be read from -Y; yaw in degrees."""
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
        faces.append(np.arange(4) + len(vertices))
        vertices += [(x + half, -y, 0), (x - half, -y, 0), (x - half, -y - long, 0), (x + half, -y - long, 0)]
    place(mesh_from_arrays('scale', np.array(vertices, float), np.array(faces), materials=[ink], smooth=False), (0, 0, thick + 0.003), parent=rule)
    for cm in range(1, length + 1):
        place(text_mesh(str(cm), 0.5, ink, 'Sans-Regular'), (cm - length / 2, 0.0, thick + 0.003), (-math.pi / 2, 0, 0), parent=rule)


def name_tag(text, location, yaw=0.0, size=0.62):
    """A paper tag lying flat, lettered in letters of `size` cm, to be read from -Y; yaw in degrees."""
    tag = place(None, location, (0, 0, math.radians(yaw)))
    lettering = text_mesh(text, size, materials.painted('#221c16', 0.7, 'ink'), 'Sans-Bold')
    width = float(np.ptp(vertices_of(lettering)[:, 0])) + 0.7 * size
    place(box_mesh('tag', (width, 1.7 * size, 0.03), materials.paper('#f4eee2', '#e9e1d2'), 0.005), (0, 0, 0.015), parent=tag)
    place(lettering, (0, 0, 0.033), (-math.pi / 2, 0, 0), parent=tag)
