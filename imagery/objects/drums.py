"""A steel drum for essential oils and its sample bottle. Lengths in cm."""
import math

import numpy as np

import materials
from materials import Shader
from meshes import grid_faces, lathe, mesh_from_arrays, place, place_degrees, sheet, smooth_profile
from objects.packing import curved_text

RADIUS, HEAD = 28.6, 86.0  # of a drum of 200 l: its wall, and the height of its head


def _turned(name, profile, material, segments=160, parent=None, location=(0, 0, 0)):
    """A revolved thing with hard edges, from a profile that runs counter-clockwise from its foot."""
    vertices, faces, uv = lathe(np.asarray(profile, float), segments)
    return place(mesh_from_arrays(name, vertices, faces, uv, [material], sharp_angle=38), location, parent=parent)


def _paint(colour, worn):
    """Lacquered sheet steel: a little dusty, scratched through to `worn` here and there."""
    s = Shader('drum')
    c = s.coordinate()
    dust = s.noise(c, 0.12, 6, 0.65)
    scratch = s.ramp(s.noise(s.mapping(s.warped(c, 0.3, 1.2), (0.5, 0.5, 3.0)), 1.0, 6, 0.75), [(0.66, 0.0), (0.70, 1.0)])
    base = s.mix(s.ramp(dust, [(0.4, 0.0), (0.75, 0.10)]), colour, '#9a9a94')
    base = s.mix(s.multiply(scratch, 0.5), base, worn)
    return s.principled(color=base, rough=s.add(0.36, s.multiply(dust, 0.28)), spec=0.5, normal=s.bump(s.noise(c, 0.4, 4), 0.05, 0.3))


def drum(location, yaw=0.0, lines=(), colour='#23476b'):
    """A drum of 200 l with both its plugs, and a paper label of `lines` on the side that faces -Y; yaw in degrees."""
    parent = place_degrees(None, location, (0, 0, yaw))
    paint = _paint(colour, '#6f7d88')
    profile = [(0.001, 0), (RADIUS, 0), (RADIUS + 0.5, 0.4), (RADIUS + 0.5, 1.4), (RADIUS, 1.8)]
    for hoop in (29.0, 58.0):
        profile += [(RADIUS + 1.1 * math.sin(math.pi * k / 12), hoop + 0.3 * k - 1.8) for k in range(13)]
    profile += [(RADIUS, HEAD - 0.2)]
    # The seamed rim stands above the head.
    profile += [(RADIUS + 0.15 + 0.45 * math.sin(a), HEAD + 1.0 - 0.9 * math.cos(a)) for a in np.linspace(0, math.pi, 9)]
    profile += [(RADIUS - 0.35, HEAD + 1.6), (RADIUS - 0.5, HEAD + 0.1), (RADIUS - 2.2, HEAD - 0.5), (RADIUS - 2.6, HEAD), (0.001, HEAD)]
    _turned('drum', profile, paint, 200, parent)
    zinc = materials.metal('#a9a9a4', 0.42, (2, 2, 2), 'zinc')
    for x, y, size in ((-17.5, -9.5, 3.0), (17.5, 9.5, 1.5)):
        _turned('flange', [(0.001, 0), (size * 1.3, 0), (size * 1.25, 0.35), (size * 1.05, 0.4), (0.001, 0.4)], paint, 64, parent, (x, y, HEAD))
        plug = [(0.001, 0.3), (size, 0.3), (size, 0.9), (size * 0.95, 1.0), (size * 0.80, 1.0), (size * 0.76, 0.86), (0.001, 0.86)]
        _turned('plug', plug, zinc, 64, parent, (x, y, HEAD))
    if lines:
        a, z = np.meshgrid(np.linspace(-0.42, 0.42, 40), np.linspace(69.0, 81.5, 20), indexing='ij')
        vertices, faces, uv = sheet(np.stack([(RADIUS + 0.06) * np.sin(a), -(RADIUS + 0.06) * np.cos(a), z], -1), 0.03)
        place(mesh_from_arrays('label', vertices, faces, uv, [materials.paper()]), parent=parent)
        for k, line in enumerate(lines):
            curved_text(line, 2.9, RADIUS + 0.1, 77.6 - 4.8 * k, parent)
    return parent


def sample_bottle(location, yaw=0.0, colour='#e0bb74', lines=('LEAF OIL', 'SAMPLE'), level=8.0):
    """A round amber bottle of 13 cm with a screw cap, filled up to `level`; yaw in degrees."""
    parent = place_degrees(None, location, (0, 0, yaw))
    wall = smooth_profile([(0.001, 0.14), (1.9, 0.10), (2.3, 0.0), (2.9, 0.0), (3.0, 0.35), (3.0, 7.6), (2.9, 8.8), (1.6, 10.2), (1.25, 10.6), (1.2, 11.6)], 3)
    inside = smooth_profile([(0.95, 11.5), (1.0, 10.6), (1.36, 10.05), (2.62, 8.68), (2.72, 7.55), (2.72, 1.0)], 3)
    # Oil bends light as glass does: glass and oil are one body, and the air above them a hollow in it that ends in the meniscus.
    hollow = inside[inside[:, 1] > level + 0.2]
    edge = float(np.interp(-level, -inside[:, 1], inside[:, 0]))
    meniscus = [(edge - d, level + 0.17 * math.exp(-d / 0.11)) for d in (0.0, 0.02, 0.05, 0.09, 0.15, 0.24, 0.36, 0.52, 0.8)] + [(0.001, level)]
    amber, clear = materials.bottle_glass(colour), materials.bottle_glass('#ffffff')
    _turned('glass', wall, amber, 160, parent)
    _turned('hollow', np.concatenate([hollow, meniscus]), clear, 160, parent)
    # What is seen of the thickness of the glass below is the shade of the oil.
    filled = smooth_profile([(0.001, 0.62), (2.0, 0.55), (2.5, 0.48), (2.72, 0.75), (2.72, level - 0.3)], 3)
    _turned('oil', filled, materials.bottle_glass('#f8e6b8', 1.03), 160, parent)
    # A smooth lid would mirror the lamps and look white.
    black = Shader('cap').principled(color='#11100f', rough=0.55, spec=0.2)
    turn = np.linspace(0, 2 * math.pi, 720, endpoint=False)
    ridge = 1 + 0.016 * np.tanh(2.5 * np.sin(turn * 40))
    widths, heights = np.array([1.52, 1.55, 1.55, 1.48, 0.001]), np.array([10.7, 10.8, 12.6, 12.8, 12.8])
    grid = np.stack([np.outer(ridge * np.cos(turn), widths), np.outer(ridge * np.sin(turn), widths), np.broadcast_to(heights, (720, 5))], -1)
    place(mesh_from_arrays('cap', grid.reshape(-1, 3), grid_faces(720, 5, close_rows=True), materials=[black], sharp_angle=35), parent=parent)
    a, z = np.meshgrid(np.linspace(-0.9, 0.9, 50), np.linspace(2.3, 6.2, 12), indexing='ij')
    vertices, faces, uv = sheet(np.stack([3.02 * np.sin(a), -3.02 * np.cos(a), z], -1), 0.012)
    place(mesh_from_arrays('label', vertices, faces, uv, [materials.paper('#f4eee2', '#e9e1d2')]), parent=parent)
    for k, line in enumerate(lines):
        curved_text(line, 0.86 if k == 0 else 0.6, 3.04, 4.9 - 1.3 * k, parent)
    return parent
