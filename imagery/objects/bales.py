"""Export packing in true size: a jute bale of quills, a standing sack, a lined carton. Lengths in cm."""
import math
import random

import numpy as np
from mathutils import Quaternion, Vector

import materials
from meshes import lying, merge, mesh_from_arrays, place, sheet, tube, vertices_of
from noise import fbm_grid, perlin_grid, smoothstep
from objects.twine import coir_material, twine_mesh
from objects.vessels import stencil


def _crowded(radius, sizes, seed):
    """Centres (N, 2) of round things of `sizes` pushed together in a disc of `radius`, in no rows."""
    rng = np.random.RandomState(seed)
    angle, away = rng.rand(len(sizes)) * 2 * math.pi, radius * np.sqrt(rng.rand(len(sizes)))
    centres = np.stack([away * np.cos(angle), away * np.sin(angle)], 1)
    for _ in range(260):
        apart = centres[:, None] - centres[None]
        gap = np.linalg.norm(apart, axis=2) + 1e-9
        push = np.maximum(sizes[:, None] + sizes[None] - gap, 0) * (gap > 1e-6)
        centres += (apart / gap[..., None] * push[..., None]).sum(1) * 0.36
        reach = np.linalg.norm(centres, axis=1)
        centres *= np.minimum(1, (radius - sizes) / (reach + 1e-9))[:, None]
    return centres


def _girth(mesh):
    """Mean radius (cm) of the outline of a quill along Z."""
    x, y = vertices_of(mesh)[:, :2].T
    outline = np.zeros(72)
    np.maximum.at(outline, ((np.arctan2(y, x) / (2 * math.pi) + 0.5) * 71.99).astype(int), np.hypot(x, y))
    return float(outline.mean())


def _fringe(rim, parent, seed):
    """Ends of yarn that frayed out of the hem of jute along the ring of points `rim`."""
    rng = np.random.RandomState(seed)
    parts = []
    for k in rng.choice(len(rim), 420):
        out = rim[k] * [1, 1, 0] / np.linalg.norm(rim[k][:2])
        long, s = rng.gamma(2.0, 0.17), np.linspace(0, 1, 6)[:, None]
        ahead = out * rng.normal(0.1, 0.35) + [rng.normal(0, 0.35), rng.normal(0, 0.35), rng.choice((1.0, 1.0, -0.6))]
        path = rim[k] - [0, 0, 0.1] + long * (s * ahead + s ** 2 * rng.normal(0, 0.35, 3))
        parts.append(tube(path, 0.028 - 0.018 * s[:, 0], 5))
    vertices, faces, uv = merge(parts)
    place(mesh_from_arrays('fringe', vertices, faces, uv, [materials.painted('#a5906d', 0.9, 'fringe')]), parent=parent)


def bale(quills, location, radius=15.0, height=78.0, seed=0, proud=4.2, mark='', facing=0.0):
    """A bale standing on end, wrapped in jute up to `height` and roped; of its `quills` (meshes along Z) the upper part stands `proud`
    of the jute, packed side by side and a little fanned out; `mark` is stencilled between the upper ropes towards -Y turned by `facing` degrees.
    Returns its parent."""
    parent = place(None, location)
    rng = random.Random(seed)
    around, rows = 840, 380
    angle = np.linspace(0, 2 * math.pi, around, endpoint=False)[:, None]
    z = np.linspace(0.4, height, rows)[None, :]
    cosine, sine = np.cos(angle), np.sin(angle)
    ropes = [height * part + rng.uniform(-1.2, 1.2) for part in (0.10, 0.36, 0.62, 0.885)]
    # Under the cloth the quills stand out as faint ribs; ropes gather it, between them it sags.
    ribs = np.abs(perlin_grid(cosine * 9 + seed, sine * 9, z * 0.01))
    slack = 0.75 + 0.9 * perlin_grid(cosine * 1.7 + seed, sine * 1.7, z * 0.03)
    sag = sum(np.sin(math.pi * np.clip((z - low) / (high - low), 0, 1) ** 0.62) for low, high in zip([0.0, *ropes[:-1]], ropes))
    drawn = sum(np.exp(-((z - rope) / 2.1) ** 2) for rope in ropes)
    near = sum(np.exp(-np.abs(z - rope) / 4.2) for rope in ropes)
    gathers = 1 - np.abs(perlin_grid(cosine * 11 + seed, sine * 11, z * 0.035)) * 2.2
    creases = np.clip(1 - 3.4 * np.abs(perlin_grid(cosine * 3.1 + z * 0.045, sine * 3.1 + seed, z * 0.075)), 0, 1) ** 2
    # Jute crumples: short folds in all directions, deepest where the ropes bite, and slanting ones that run from rope to rope.
    slant = angle * 3 + 0.16 * z
    crumple = np.clip(1 - 2.0 * np.abs(fbm_grid(cosine * 5 + 0.05 * z, sine * 5 + seed, z * 0.24, 2)), 0, 1) - 0.5
    pulled = np.clip(1 - 2.4 * np.abs(perlin_grid(np.cos(slant) * 2.0 + seed, np.sin(slant) * 2.0, z * 0.03 + 5)), 0, 1)
    bulge = fbm_grid(cosine * 1.4, sine * 1.4 + seed, z * 0.05, 3)
    reach = (radius + 0.35 * ribs + 1.05 * slack * sag + 0.6 * bulge + 0.50 * gathers * near + 0.42 * creases - 0.75 * drawn
             + crumple * (0.05 + 0.16 * near) + 0.26 * pulled * sag - 1.6 * np.exp(-z / 1.6))
    # Where the quills reach down to, ropes cannot draw the cloth in: ends would pierce it.
    reach = np.maximum(reach, radius + 0.30 + 0.2 * gathers * near - 3.0 * smoothstep(height - 10.5, height - 13.5, z))
    # Above the upper rope the cloth stands open in folds, and slumps here and there.
    free = smoothstep(ropes[-1] + 0.6, height, z)
    folds = 1 - np.abs(perlin_grid(cosine * 4.6 + seed, sine * 4.6, 4 + 0.05 * z)) * 2.4
    reach = reach + free * (1.15 + 0.85 * folds + 0.5 * perlin_grid(cosine * 1.5, sine * 1.5, seed + 0 * z))
    rise = z + free * (1.9 * perlin_grid(cosine * 1.6 + seed, sine * 1.6, 9 + 0 * z) - 0.9 + 0.25 * perlin_grid(cosine * 14, sine * 14, 5 + 0 * z))
    cloth = np.stack([reach * cosine, reach * sine, rise + 0 * angle], -1)
    cloth = np.concatenate([cloth, cloth[:1]])
    uv = np.stack(np.broadcast_arrays(np.linspace(0, 2 * math.pi * radius, around + 1)[:, None], z), -1).reshape(-1, 2)
    vertices, faces, _ = sheet(cloth, 0.2)
    wrap = place(mesh_from_arrays('jute', vertices, faces, np.concatenate([uv, uv]), [materials.hessian()]), parent=parent)
    if mark:
        stencil(mark, wrap, cloth[:-1] * [1.006, 1.006, 1.0], 0.2 * radius, 0.735 * height, facing)
    _fringe(cloth[:-1, -1], parent, seed)
    coir = coir_material()
    turn = np.linspace(0, 2 * math.pi, 500)
    for rope in ropes:
        ring = np.interp(rope, z[0], np.arange(rows)).round().astype(int)
        for k in (-0.5, 0.5):
            away = np.interp(turn, angle[:, 0], reach[:, ring]) + 0.28
            slope = rng.uniform(-0.5, 0.5) * np.sin(turn + rng.uniform(0, 6.28)) + 0.18 * np.sin(turn * 3 + rope)
            path = np.stack([away * np.cos(turn), away * np.sin(turn), rope + k * 0.85 + slope], 1)
            place(twine_mesh(path, 0.36, coir, pitch=1.7, hair=1500, seed=int(rope + k), rough=0.25), parent=parent)
    girths = [_girth(mesh) for mesh in quills]
    chosen, sizes = [], []
    while sum(size ** 2 for size in sizes) < 0.90 * radius ** 2:
        kind, scale = rng.randrange(len(quills)), rng.uniform(0.94, 1.06)
        chosen.append((quills[kind], scale))
        sizes.append(girths[kind] * scale)
    for (x, y), (mesh, scale) in zip(_crowded(radius + 0.5, np.array(sizes), seed), chosen):
        half = float(np.ptp(vertices_of(mesh)[:, 2])) / 2
        # They were cut by hand, slid as the ropes were drawn, and fan out towards the rim: they touch where they end.
        proud_by = proud + rng.gauss(0, 0.28) + (rng.uniform(-0.6, 1.4) if rng.random() < 0.12 else 0.0)
        out = np.array([x, y]) / radius
        lean = 0.06 * out * np.linalg.norm(out) + [rng.gauss(0, 0.010), rng.gauss(0, 0.010)]
        ahead = Vector((*lean, 1)).normalized()
        turned = ahead.to_track_quat('Z', 'Y') @ Quaternion((0, 0, 1), rng.uniform(0, 6.28))
        top = Vector((x, y, height + proud_by - 0.010 * (x * x + y * y)))
        place(mesh, top - ahead * half, turned.to_euler(), (scale, scale, 1), parent)
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
