"""Tools for measuring and for peeling."""
import math

import bpy
import numpy as np

import materials
from meshes import box_mesh, lathe_mesh, mesh_from_arrays, place, place_degrees, tube, vertices_of
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


def _plate(outline, thick, material, parent, height=0.0, bevel=0.03):
    """A flat part cut to `outline` (x, y), lying at `height`."""
    count = len(outline)
    vertices = [(x, y, z) for z in (0, thick) for x, y in outline]
    mesh = bpy.data.meshes.new('plate')
    sides = [(k, (k + 1) % count, (k + 1) % count + count, k + count) for k in range(count)]
    mesh.from_pydata(vertices, [], [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides])
    mesh.materials.append(material)
    item = place(mesh, (0, 0, height), parent=parent)
    round_off = item.modifiers.new('bevel', 'BEVEL')
    round_off.width, round_off.segments = bevel, 2
    return item


def caliper(location, yaw, opening, length=12):
    """A vernier caliper lying flat, its jaws away from -Y and `opening` cm apart, read from -Y; x = 0 at its fixed jaw; yaw in degrees."""
    tool = place(None, location, (0, 0, math.radians(yaw)))
    steel = materials.metal('#c6c8c9', 0.38, (0.6, 12, 12), 'caliper')
    dark = materials.metal('#aeb0b2', 0.42, (0.6, 12, 12), 'slide')
    _plate([(-1.5, -0.0), (length + 1.6, 0.0), (length + 1.6, 1.5), (-1.5, 1.5)], 0.34, steel, tool)
    _plate([(-1.5, 1.3), (0, 1.3), (0, 5.3), (-0.28, 5.3), (-0.62, 3.6), (-1.5, 2.5)], 0.40, steel, tool)
    _plate([(-0.95, 0.2), (0, 0.2), (-0.1, -1.9), (-0.3, -1.9)], 0.20, steel, tool, 0.1)
    d = opening
    _plate([(d, 1.3), (d + 3.4, 1.3), (d + 3.4, 1.75), (d + 1.5, 1.9), (d + 1.35, 2.5), (d + 0.62, 3.6), (d + 0.28, 5.3), (d, 5.3)], 0.40, dark, tool, 0.02)
    _plate([(d - 0.0, 0.2), (d + 0.85, 0.2), (d + 0.2, -1.9), (d + 0.02, -1.9)], 0.20, dark, tool, 0.1)
    _plate([(d - 0.12, -0.2), (d + 4.3, -0.2), (d + 4.3, 0.46), (d - 0.12, 0.46)], 0.44, dark, tool, 0.0)
    _plate([(d + 0.3, 1.36), (d + 3.2, 1.36), (d + 3.2, 1.72), (d + 0.3, 1.72)], 0.52, dark, tool, 0.0)
    turn = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    knurled = 0.34 * (1 + 0.03 * np.sign(np.sin(turn * 20)))
    _plate(list(zip(d + 2.2 + knurled * np.cos(turn), 1.75 + 0.8 * knurled * np.sin(turn))), 0.34, steel, tool, 0.5, 0.02)
    ink = materials.painted('#17181a', 0.6, 'engraving')
    vertices, faces = [], []

    def mark(x, low, high, z, half=0.011):
        faces.append(np.arange(4) + len(vertices))
        vertices.extend([(x - half, low, z), (x + half, low, z), (x + half, high, z), (x - half, high, z)])

    for mm in range(length * 10 + 1):
        mark(mm / 10, 0.47, 0.47 + (0.46 if mm % 10 == 0 else 0.36 if mm % 5 == 0 else 0.25), 0.344)
    for k in range(21):
        mark(d + k * 0.195, 0.46 - (0.30 if k % 5 == 0 else 0.2), 0.455, 0.444)
    place(mesh_from_arrays('scale', np.array(vertices, float), np.array(faces), materials=[ink], smooth=False), parent=tool)
    for cm in range(length + 1):
        if not d + 0.2 < cm < d + 0.5:
            place(text_mesh(str(cm), 0.36, ink, 'Sans-Regular'), (cm, 1.12, 0.345), (-math.pi / 2, 0, 0), parent=tool)
    for k in range(0, 21, 10):
        place(text_mesh(str(k // 2), 0.2, ink, 'Sans-Regular'), (d + k * 0.195, 0.0, 0.445), (-math.pi / 2, 0, 0), parent=tool)
    return tool


def brass_rod(location, yaw, length=19.0, radius=0.55):
    """The rod with which a peeler rubs the bark until it comes loose: worn brass, its ends rounded; yaw in degrees."""
    s = np.array([0, 0.004, 0.012, 0.03, 0.97, 0.988, 0.996, 1])
    t = np.interp(np.linspace(0, 7, 160), np.arange(8), s)
    blunt = np.interp(t, s, [0.02, 0.55, 0.85, 1, 1, 0.85, 0.55, 0.02])
    path = np.stack([length * (t - 0.5), 0 * t, radius + 0 * t], 1)
    vertices, faces, uv = tube(path, radius * blunt * (1 + 0.03 * np.sin(t * 9)), 48)
    return place_degrees(mesh_from_arrays('rod', vertices, faces, uv, [materials.worn_brass()]), location, (0, 0, yaw))


def peeling_knife(location, yaw):
    """A peeler's knife lying flat: a short blade with a round belly and a hooked tip, tanged into a turned handle along -X."""
    knife = place(None, location, (0, 0, math.radians(yaw)))
    steel = materials.metal('#7f7d7a', 0.46, (0.8, 9, 9), 'blade')
    edge = materials.metal('#b4b2ad', 0.3, (0.8, 14, 14), 'edge')
    t = np.linspace(0, 1, 40)
    # The back runs straight and bends down at the tip, the belly swells towards it.
    back = np.stack([0.2 + 7.6 * t, 0.55 + 0.35 * t - 1.5 * np.clip(t - 0.72, 0, 1) ** 1.6 * 6], 1)
    belly = np.stack([0.2 + 7.6 * t, -0.45 - 1.15 * np.sin(np.pi * np.clip(t, 0, 1) ** 1.3) * (1 - 0.35 * t) - 0.55 * t], 1)
    belly[-1] = back[-1] + [0.02, -0.05]
    outline = [*map(tuple, belly), *map(tuple, back[::-1][1:])]
    _plate(outline, 0.16, steel, knife, 0.42, 0.03)
    # The ground edge: a band along the belly.
    inner = belly + [0, 0.32] * (1 - np.clip(t - 0.9, 0, 0.1) * 10)[:, None]
    _plate([*map(tuple, belly + [0, -0.05]), *map(tuple, inner[::-1])], 0.18, edge, knife, 0.41, 0.02)
    profile = [(0.001, -10.2), (0.42, -10.15), (0.62, -9.9), (0.74, -9.2), (0.66, -7.6), (0.60, -5.4), (0.66, -3.2), (0.70, -1.6), (0.55, -0.7), (0.50, -0.62),
               (0.50, 0.15), (0.44, 0.2), (0.001, 0.2)]
    handle = lathe_mesh('handle', profile, materials.wood(('#3a2416', '#5f3d25', '#81583a'), 1.4, 0.5, 2, 'handle wood'), 96, 2, inward=False)
    place(handle, (0, 0, 0.6), (0, math.pi / 2, 0), (0.82, 1, 1), knife)
    ferrule = lathe_mesh('ferrule', [(0.52, -0.62), (0.565, -0.58), (0.545, 0.1), (0.48, 0.16)], materials.worn_brass(), 80, 1, inward=False)
    place(ferrule, (0, 0, 0.6), (0, math.pi / 2, 0), (0.82, 1, 1), knife)
    return knife
