"""Tools for measuring and for peeling."""
import math

import bpy
import numpy as np

import materials
from materials import Shader
from meshes import box_mesh, mesh_from_arrays, place, place_degrees, sheet, tube, vertices_of
from noise import perlin_grid
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


def brass_rod(location, yaw, length=19.0, radius=0.36):
    """The rod with which a peeler rubs the bark until it comes loose: worn brass, a little bent, its ends blunt; yaw in degrees."""
    s = np.array([0, 0.002, 0.006, 0.014, 0.986, 0.994, 0.998, 1])
    t = np.interp(np.linspace(0, 7, 200), np.arange(8), s)
    blunt = np.interp(t, s, [0.02, 0.72, 0.93, 1, 1, 0.93, 0.72, 0.02])
    path = np.stack([length * (t - 0.5), 0.10 * np.sin(3.4 * t + 0.6), radius + 0 * t], 1)
    vertices, faces, uv = tube(path, radius * blunt * (1 + 0.012 * np.sin(t * 9)), 64)
    return place_degrees(mesh_from_arrays('rod', vertices, faces, uv, [materials.worn_brass()]), location, (0, 0, yaw))


def _blade_steel():
    """Carbon steel, grey with use and with spots of rust, bright where it is ground (attribute `ground`)."""
    s = Shader('blade')
    c = s.coordinate()
    cloud, spots = s.noise(c, 0.8, 6, 0.68), s.ramp(s.noise(c, 2.6, 7, 0.75), [(0.55, 0.0), (0.68, 1.0)])
    base = s.ramp(cloud, [(0.32, '#3d3a37'), (0.5, '#5b5855'), (0.68, '#7b7976')])
    base = s.mix(s.multiply(spots, 0.55), base, '#4c3221')
    honed = s.noise(s.mapping(c, (18, 2.5, 4)), 1.0, 3, 0.6)
    bright = s.attribute('ground')
    base = s.mix(bright, base, s.ramp(honed, [(0.35, '#9a9894'), (0.65, '#d2d0cb')]))
    rough = s.add(s.subtract(0.50, s.multiply(bright, 0.20)), s.multiply(cloud, 0.12))
    return s.principled(color=base, metal=0.92, rough=rough, normal=s.bump(s.blend((cloud, 0.7), (honed, 0.15)), 0.25, 0.03))


def peeling_knife(location, yaw):
    """A kokaththa lying flat: a narrow blade that bends to its point like a beak, ground along the hollow side, tanged into a handle of
    branch wood along -X."""
    knife = place(None, location, (0, 0, math.radians(yaw)))
    t = np.linspace(0, 1, 120)[:, None]
    w = np.linspace(0, 1, 26)[None, :]
    # The middle line turns ever faster towards the point; the blade is widest at two thirds.
    turn = np.radians(6 - 66 * t[:, 0] ** 2.1)
    step = 7.2 / 119
    line = np.cumsum(np.stack([np.cos(turn), np.sin(turn)], 1) * step, 0)
    side = np.stack([-np.sin(turn), np.cos(turn)], 1)
    wide = (0.62 + 0.75 * np.sin(np.pi * np.clip(t, 0, 1) ** 1.15 * 0.86) ** 1.2) * np.sqrt(np.clip(1 - t, 0, 1) / 0.22).clip(0, 1) + 0.02
    across = (w - 0.45) * wide * (1 + 0.02 * np.sin(t * 23))
    droop = -0.42 * t ** 1.3
    positions = np.stack([line[:, :1] + side[:, :1] * across, line[:, 1:] + side[:, 1:] * across, 0.60 + droop + 0 * across], -1)
    # The hollow side is the edge: thick as a back, thin as paper there.
    bevel = np.clip(w * wide / 0.34, 0, 1)
    thick = (0.015 + 0.125 * bevel) * (1 - 0.45 * t)
    vertices, faces, uv = sheet(positions, thick)
    ground = np.tile((1 - np.clip((w * wide - 0.24) / 0.12, 0, 1) + 0 * t).ravel(), 2)
    place(mesh_from_arrays('blade', vertices, faces, uv, [_blade_steel()], attributes={'ground': ground}, sharp_angle=40), parent=knife)
    place(box_mesh('tang', (1.6, 0.56, 0.13), _blade_steel(), 0.02), (-0.2, 0.04, 0.60), parent=knife)
    # A handle cut from a branch: not round, not straight, worn smooth, its end cut off.
    s = np.concatenate([np.linspace(0, 0.06, 24)[:-1], np.linspace(0.06, 0.95, 90)[:-1], np.linspace(0.95, 1, 24)])
    path = np.stack([-0.15 - 9.2 * s, 0.16 * np.sin(3.0 * s), 0.60 + 0.05 * np.sin(4.4 * s + 1)], 1)
    swell = 0.50 + 0.13 * np.sin(np.pi * s * 0.95) + 0.10 * s ** 3
    near, far = (np.sqrt(np.clip(1 - (1 - np.clip(part, 0, 1)) ** 2, 0.004, 1)) for part in (s / 0.05, (1 - s) / 0.03))
    swell = swell * near * far ** 0.6
    angle = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    facets = 1 + 0.035 * perlin_grid(np.cos(angle)[None] * 1.7, np.sin(angle)[None] * 1.7, s[:, None] * 2.2) + 0.03 * np.cos(2 * angle)[None]
    vertices, faces, uv = tube(path, swell[:, None] * facets, 72)
    wood = materials.wood(('#4a3220', '#73502f', '#9a7248'), 1.3, 0.55, 0, 'handle wood')
    place(mesh_from_arrays('handle', vertices, faces, uv, [wood]), parent=knife)
    return knife
