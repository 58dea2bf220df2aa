"""Export packing in true size: a jute bale of quills, a standing sack, a lined carton. Lengths in cm."""
import math
import random

import numpy as np

import materials
from meshes import grid_faces, lying, mesh_from_arrays, place, sheet, vertices_of
from noise import fbm_grid, perlin_grid, smoothstep
from objects.twine import twine_material, twine_mesh
from objects.vessels import stencil


def bale(quills, location, radius=15.0, height=78.0, pitch=1.36, seed=0, proud=5.0, mark='', facing=0.0):
    """A bale standing on end, wrapped in jute up to `height` and roped; of its `quills` (meshes along Z, `pitch` apart) the upper
    part stands `proud` of the jute; `mark` is stencilled between the upper ropes towards -Y turned by `facing` degrees. Returns its
    parent."""
    parent = place(None, location)
    rng = random.Random(seed)
    around, rows = 420, 260
    angle = np.linspace(0, 2 * math.pi, around, endpoint=False)[:, None]
    z = np.linspace(0.4, height, rows)[None, :]
    ropes = [height * part for part in (0.10, 0.36, 0.62, 0.88)]
    # Under the cloth the quills stand out as faint ribs; ropes draw it in, between them it puckers.
    ribs = np.abs(perlin_grid(np.cos(angle) * 9 + seed, np.sin(angle) * 9, z * 0.01))
    puckers = perlin_grid(np.cos(angle) * 5 + seed, np.sin(angle) * 5, z * 0.09)
    drawn = sum(np.exp(-((z - rope) / 2.6) ** 2) for rope in ropes)
    bulge = fbm_grid(np.cos(angle) * 1.4, np.sin(angle) * 1.4 + seed, z * 0.05, 3)
    reach = radius + 0.5 * ribs + 0.45 * puckers + 0.5 * bulge - (0.9 + 0.5 * puckers) * drawn - 1.6 * np.exp(-z / 1.6)
    # Where the quills reach down to, ropes cannot draw the cloth in: ends would pierce it.
    reach = np.maximum(reach, radius + 0.25 - 3.0 * smoothstep(height - 10.5, height - 13.5, z))
    # The hem of the cloth is folded unevenly.
    hem = smoothstep(height - 5, height, z)
    reach = reach + hem * (0.35 + 0.7 * perlin_grid(np.cos(angle) * 3, np.sin(angle) * 3, 4 + 0 * z))
    rise = z + hem * 1.6 * perlin_grid(np.cos(angle) * 1.6 + seed, np.sin(angle) * 1.6, 9 + 0 * z)
    cloth = np.stack([reach * np.cos(angle), reach * np.sin(angle), rise + 0 * angle], -1)
    cloth = np.concatenate([cloth, cloth[:1]])
    uv = np.stack(np.broadcast_arrays(np.linspace(0, 2 * math.pi * radius, around + 1)[:, None], z), -1).reshape(-1, 2)
    vertices, faces, _ = sheet(cloth, 0.22)
    wrap = place(mesh_from_arrays('jute', vertices, faces, np.concatenate([uv, uv]), [materials.jute()]), parent=parent)
    if mark:
        stencil(mark, wrap, cloth[:-1] * [1.006, 1.006, 1.0], 0.2 * radius, 0.735 * height, facing)
    coir = twine_material('#b08a58', '#6a4c2b')
    turn = np.linspace(0, 2 * math.pi, 500)
    for rope in ropes:
        for k in (-0.5, 0.5):
            ring = np.interp(rope, z[0], np.arange(rows)).round().astype(int)
            away = np.interp(turn, angle[:, 0], reach[:, ring]) + 0.35
            path = np.stack([away * np.cos(turn), away * np.sin(turn), rope + k * 0.95 + 0.25 * np.sin(turn * 2 + rope)], 1)
            place(twine_mesh(path, 0.42, coir, pitch=1.9, hair=260, seed=int(rope + k)), parent=parent)
    count = int(radius / pitch) + 2
    for row in range(-count, count + 1):
        for column in range(-count, count + 1):
            x = (column + 0.5 * (row % 2)) * pitch + rng.uniform(-0.1, 0.1)
            y = row * pitch * 0.87 + rng.uniform(-0.1, 0.1)
            if math.hypot(x, y) > radius - 0.75:
                continue
            mesh = rng.choice(quills)
            half = float(np.ptp(vertices_of(mesh)[:, 2])) / 2
            top = height + proud + rng.gauss(0, 0.2) - 0.012 * (x * x + y * y)
            lean, flipped = rng.uniform(-0.02, 0.02), math.pi * (rng.random() < 0.5)
            wide = rng.uniform(0.9, 1.04)
            place(mesh, (x, y, top - half), (lean, lean + flipped, rng.uniform(0, 6.28)), (wide, wide, 1), parent)
    return parent


def heaped(meshes, centre, radius, level, dome, seed=0, layers=3, apart=1.85, flat=False):
    """Small whole spice lying on a dome: `layers` of it, the upper ones thinner and its pieces `apart` in parts of their reach; `flat`
    lays long ones down. Nothing is let fall, as each piece is 5 mm of 40 cm."""
    rng = random.Random(seed)
    size = float(np.linalg.norm(vertices_of(meshes[0]), axis=1).max())
    for layer in range(layers):
        spots, cell = {}, apart * size
        for _ in range(int(26 * (radius / cell) ** 2)):
            away, angle = radius * math.sqrt(rng.random()), rng.uniform(0, 6.28)
            x, y = away * math.cos(angle), away * math.sin(angle)
            key = (int(x // cell), int(y // cell))
            near = [spots.get((key[0] + i, key[1] + j)) for i in (-1, 0, 1) for j in (-1, 0, 1)]
            if spots.get(key) or any(p and math.hypot(p[0] - x, p[1] - y) < cell for p in near):
                continue
            spots[key] = (x, y)
            if layer == layers - 1 and rng.random() < 0.55:
                continue
            lump = 0.9 * float(perlin_grid(np.array(x * 0.16), np.array(y * 0.16), np.array(seed + 0.5)))
            z = level + dome * (1 - (away / radius) ** 2) + lump + layer * 0.68 * cell
            turn = [rng.uniform(0, 6.28) for _ in range(3)]
            place(rng.choice(meshes), (centre[0] + x, centre[1] + y, z), lying(turn[0], turn[1], rng.gauss(0, 0.25)) if flat else turn,
                  rng.uniform(0.85, 1.1))
