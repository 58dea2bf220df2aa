"""Quillings: broken quills, splinters and the chips and dust of bark that lie between them."""
import math
import random

import bpy
import numpy as np
from mathutils import Quaternion, Vector

from materials import Shader
from meshes import grid_faces, lying, merge, mesh_from_arrays, place, sink, tube
from noise import fbm_grid, perlin_grid, smoothstep
from objects.cinnamon import cinnamon_material, grit_material, quill_mesh, sheet_faces


def _materials():
    """Barks of several grades, tan to brown."""
    return [cinnamon_material(tone, foxing) for tone, foxing in ((0.36, 0.10), (0.56, 0.35), (0.82, 0.40))]


def _break(rng, across, depth):
    """How far each fibre stands out (cm) where bark broke: strips of uneven width that tore off at levels of their own."""
    levels = np.zeros(len(across))
    at = across[0]
    level = 0.0
    while at < across[-1]:
        width = min(0.025 + rng.expovariate(9.0), 0.5)
        # Neighbours broke nearly alike; now and then a long splinter stands out or a split runs deep.
        level = 0.55 * level + rng.gauss(0, 0.34) * depth
        own = level + (rng.choice((-1, 1)) * rng.uniform(0.5, 1.4) * depth if rng.random() < 0.2 else 0.0)
        strip = (across >= at) & (across < at + width)
        part = (across[strip] - at) / width - 0.5
        slant, tip = rng.uniform(-0.5, 0.5), rng.uniform(0.0, 0.7)
        levels[strip] = own + depth * (slant * part - tip * np.abs(part)) * min(1.0, width * 6)
        at += width
    slope = rng.uniform(-0.4, 0.4) * depth * np.linspace(-1, 1, len(across))
    return levels + slope + 0.02 * perlin_grid(across * 30, depth, 0 * across)


def _fibres(rng, across, depth):
    """How far each fibre stands out (cm) where bark was pulled off along its grain: a slanting, wandering end whose single fibres
    thin out to hairs."""
    levels = sum(depth * size * perlin_grid(across * fine, depth * 9, 0 * across + rng.uniform(0, 50)) for size, fine in ((2.6, 0.8), (0.7, 3.1)))
    at = across[0]
    while at < across[-1]:
        width = min(0.016 + rng.expovariate(40.0), 0.12)
        strip = (across >= at) & (across < at + width)
        levels[strip] += depth * (rng.gauss(0, 0.13) + (rng.uniform(0.3, 1.7) if rng.random() < 0.06 else 0.0))
        at += width
    return levels


def _shard(rng, length, radius, arc, thickness, depth, seed, columns=44, fibrous=False):
    """A torn piece of bark, `arc` radians of a roll of `radius`; axis Z. `fibrous` ends were pulled off, others broke. Returns
    (vertices, faces, uv, inner)."""
    rows = max(10, int(arc * radius / (0.008 if fibrous else 0.011)))
    a = np.linspace(0, arc, rows)
    ends = [(_fibres if fibrous else _break)(rng, a * radius, min(depth, length * 0.4)) for _ in range(2)]
    t = np.linspace(0, 1, columns)[None, :]
    # Columns crowd at the ends, where the fibres part.
    t = 0.5 + 0.5 * np.sign(t - 0.5) * np.abs(2 * t - 1) ** 0.8
    z = (-length / 2 + ends[0][:, None]) * (1 - t) + (length / 2 + ends[1][:, None]) * t
    # The sides split along the fibre, aslant and in steps; the roll opens towards one end, and is twisted.
    taper = 1 + rng.uniform(-0.35, 0.35) * z / length
    step = 0.05 / radius * np.floor(2.2 * perlin_grid(z * 0.7, seed * 2.2, 0 * z) + 0.5)
    angle = a[:, None] * taper + step * (0.5 - a[:, None] / arc) + rng.uniform(-0.10, 0.10) * z
    open_more = rng.uniform(-0.10, 0.30) * a[:, None] / (2 * math.pi)
    shape = 0.16 * perlin_grid(np.cos(angle) * 0.9 + seed, np.sin(angle) * 0.9, z * 0.25) + 0.05 * perlin_grid(angle * 1.9, z * 0.9, seed + 0 * z)
    distance = radius * (1 + shape + open_more - 0.045 * np.maximum(angle - 2 * math.pi, 0)) - 0.012 * angle
    distance = distance + 0.010 * fbm_grid(angle * 3.0 * radius / 0.3, z * 1.3, seed + 0 * z, 3)
    if fibrous:
        # Towards its ends the sheet frays: fibres part, curl off and get thin.
        tip = np.exp(-np.minimum(t, 1 - t) * length / 0.9)
        distance = distance + 0.10 * tip * perlin_grid(angle * radius * 7, 0 * z + seed, z * 0.3)
    depth_here = thickness * (0.75 + 0.5 * perlin_grid(angle * radius * 5, z * 0.8, seed + 5 + 0 * z))

    def surface(r):
        return np.stack([r * np.cos(angle), r * np.sin(angle), z], -1).reshape(-1, 3)

    if fibrous:
        depth_here = depth_here * (1 - 0.8 * np.exp(-np.minimum(t, 1 - t) * length / 0.35))
    count = rows * columns
    uv = np.stack(np.broadcast_arrays((a * radius)[:, None] + seed, z), -1).reshape(-1, 2)
    inner = np.concatenate([np.zeros(count), np.full(count, 0.55)])
    vertices = np.concatenate([surface(distance), surface(distance - np.maximum(depth_here, 0.004))])
    return vertices, sheet_faces(rows, columns, 1), np.concatenate([uv, uv + [3.3, 0]]), inner


def _piece(name, rng, shards, material, crooked=0.03):
    """One mesh of what `_shard` returns, a little `crooked`, round the middle of its box."""
    vertices, faces, uv = merge([shard[:3] for shard in shards])
    bend = [rng.uniform(-crooked, crooked) for _ in range(2)]
    vertices[:, :2] += vertices[:, 2:] ** 2 * np.array(bend)
    vertices -= (vertices.max(0) + vertices.min(0)) / 2
    inner = np.concatenate([shard[3] for shard in shards])
    return mesh_from_arrays(name, vertices, faces, uv, [material], attributes={'inner': inner}, sharp_angle=50)


def quillings(count=16, seed=0):
    """Broken quills 1.3-4 cm long, their thin walls splintered: open rolls of one or two sheets, flat pieces, and few filled ones."""
    kinds = _materials()
    rng = random.Random(seed)
    meshes = []
    for i in range(count):
        material = kinds[i % 3]
        length = rng.uniform(1.3, 3.9)
        if i % 6 == 5:
            meshes.append(quill_mesh(seed * 70 + i, material, length * 0.8, rng.uniform(0.22, 0.4), 0.14, patched=False))
            continue
        radius = rng.uniform(0.26, 0.5)
        arc = 2 * math.pi * rng.choice((0.5, 0.75, 0.95, 1.2, 1.5, 1.9)) * rng.uniform(0.85, 1.15)
        if i % 6 == 2:
            radius, arc = rng.uniform(0.6, 1.1), rng.uniform(0.6, 1.5)
        depth = rng.uniform(0.10, 0.27)
        shards = [_shard(rng, length, radius, arc, rng.uniform(0.009, 0.017), depth, seed * 9 + i * 3.1)]
        if rng.random() < 0.45:
            inside = _shard(rng, length * rng.uniform(0.6, 1.05), radius * rng.uniform(0.6, 0.8), arc * rng.uniform(0.5, 1.0),
                            rng.uniform(0.008, 0.014), depth, seed * 9 + i * 3.1 + 1.7)
            turn, shift = rng.uniform(0, arc * 0.4), rng.uniform(-0.3, 0.3)
            cosine, sine = math.cos(turn), math.sin(turn)
            inside[0][:] = inside[0] @ np.array([[cosine, sine, 0], [-sine, cosine, 0], [0, 0, 1]]) + [0, 0, shift]
            shards.append(inside)
        meshes.append(_piece('quilling', rng, shards, material))
    return meshes


def _on_back(shard, arc):
    """Turn a shard of `arc` radians so that the middle of its back faces +X."""
    cosine, sine = math.cos(arc / 2), math.sin(arc / 2)
    shard[0][:] = shard[0] @ np.array([[cosine, -sine, 0], [sine, cosine, 0], [0, 0, 1]])
    return shard


def splinters(count=10, seed=0, length=(0.9, 3.4), width=(0.06, 0.22)):
    """Narrow slivers that split off along the fibre, their backs towards +X; `length` and `width` are their ranges in cm."""
    kinds = _materials()
    rng = random.Random(seed + 400)
    meshes = []
    for i in range(count):
        radius, long = rng.uniform(0.4, 1.2), rng.uniform(*length)
        arc = rng.uniform(*width) / radius
        shard = _shard(rng, long, radius, arc, rng.uniform(0.010, 0.022), long * rng.uniform(0.1, 0.3), seed + i * 2.3, 30)
        meshes.append(_piece('splinter', rng, [_on_back(shard, arc)], kinds[i % 3]))
    return meshes


def featherings(count=36, seed=0):
    """Shavings of inner bark peeled off thin shoots, 1.5-6 cm long: curled narrow strips, some rolled up like a straw, many twisted."""
    kinds = [cinnamon_material(tone, foxing) for tone, foxing in ((0.16, 0.05), (0.36, 0.12), (0.58, 0.30))]
    rng = random.Random(seed + 900)
    meshes = []
    for i in range(count):
        length = min(1.5 + rng.expovariate(0.6), 6.0)
        radius = rng.uniform(0.11, 0.34)
        arc = rng.choice((0.9, 1.5, 2.2, 3.2, 4.6, 6.6)) * rng.uniform(0.8, 1.2)
        if rng.random() < 0.3:
            radius, arc = rng.uniform(0.3, 0.6), rng.uniform(0.25, 0.6)
        shard = _shard(rng, length, radius, arc, rng.uniform(0.005, 0.010), rng.uniform(0.10, 0.35), seed * 7 + i * 2.9, 60)
        points = shard[0]
        z = points[:, 2]
        points[:, 0] -= radius * 0.5
        twist = rng.gauss(0, 0.30) * z
        cosine, sine = np.cos(twist), np.sin(twist)
        points[:, :2] = np.stack([points[:, 0] * cosine - points[:, 1] * sine, points[:, 0] * sine + points[:, 1] * cosine], 1)
        points[:, 0] += rng.gauss(0, 0.05) * z * z
        points[:, 1] += rng.gauss(0, 0.05) * z * z + 0.06 * np.sin(z * rng.uniform(1.0, 2.2) + i)
        meshes.append(_piece('feathering', rng, [shard], rng.choice(kinds)))
    return meshes


def heap(meshes, count, centre, radius, height, seed=0, batch=60, base=0.0, core=None):
    """Let `count` light pieces fall one batch on the other on a low mound of the material `core`, which stands at `base` round
    `centre` (x, y), each lying down on what it meets; returns them."""
    rng, items = random.Random(seed), []
    if height:
        place(mesh_from_arrays('core', *_mound(radius * 0.7, height), materials=[core or grit_material()], attributes={'tone': np.zeros(61 * 120)}),
              (*centre, base))
    for first in range(0, count, batch):
        bpy.context.view_layer.update()
        reach = radius * (1.1 - 0.45 * first / count)
        spots = [(centre[0] + away * math.cos(turn), centre[1] + away * math.sin(turn))
                 for away, turn in ((reach * math.sqrt(rng.random()) + abs(rng.gauss(0, 0.25)), rng.uniform(0, 6.28)) for _ in range(batch))]
        for point, normal in _landing(spots, 0.35):
            flat = (normal + Vector((0, 0, 0.8))).normalized().to_track_quat('X', 'Z') @ Quaternion((1, 0, 0), rng.uniform(0, 6.28))
            item = place(rng.choice(meshes), point + normal * rng.uniform(0.03, 0.12), scale=rng.uniform(0.85, 1.1))
            item.rotation_euler = (flat @ Quaternion((0, 1, 0), rng.gauss(0, 0.12)) @ Quaternion((0, 0, 1), rng.uniform(0, 6.28))).to_euler()
            items.append(item)
    return items


def _mound(radius, height):
    """Vertices and faces of a low dome, lumpy, `height` over its foot at 0."""
    out, turn = np.meshgrid(np.linspace(0, 1, 61), np.linspace(0, 2 * math.pi, 120, endpoint=False), indexing='ij')
    x, y = radius * out * np.cos(turn), radius * out * np.sin(turn)
    z = height * (1 - out ** 2) ** 1.2 * (1 + 0.3 * perlin_grid(x * 0.5, y * 0.5, 1 + 0 * x))
    return np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(61, 120, close_columns=True)


def bark_strips(count=4, length=17.0, seed=0):
    """Strips of inner bark as they come off a stem: half pipes some hand spans long, straight, with torn ends; their backs towards +X."""
    kinds = [cinnamon_material(tone, 0.06) for tone in (0.28, 0.42)]
    rng = random.Random(seed + 1300)
    meshes = []
    for i in range(count):
        arc = rng.uniform(3.3, 4.3)
        shard = _on_back(_shard(rng, length * rng.uniform(0.9, 1.05), rng.uniform(0.62, 0.80), arc, 0.035, 0.34, seed + i * 4.1, 300, fibrous=True), arc)
        # Bent sideways only, it still rests along its whole length.
        shard[0][:, 1] += rng.uniform(-0.006, 0.006) * shard[0][:, 2] ** 2 + 0.12 * np.sin(0.5 * shard[0][:, 2] + i)
        meshes.append(_piece('strip', rng, [shard], kinds[i % 2], 0.001))
    return meshes


def peeled_stem(length=26.0, radius=1.15, bare=0.42, seed=0):
    """(bark mesh, wood mesh) of a stem along Z, the outer and inner bark of its part `bare` taken off."""
    t = np.linspace(0, 1, 320)
    crook = np.stack([0.35 * np.sin(2.4 * t + seed), 0.25 * np.cos(3.1 * t + seed), length * (t - 0.5)], 1)
    angle = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    lumps = 1 + 0.05 * perlin_grid(t[:, None] * 5, np.cos(angle)[None] * 1.2 + seed, np.sin(angle)[None] * 1.2) + 0.02 * fbm_grid(
        t[:, None] * 30, np.cos(angle)[None] * 3, np.sin(angle)[None] * 3 + seed, 3)
    # Twigs were cut off in pairs: each left a low boss, none a ring.
    knots = sum(0.20 * np.exp(-((t[:, None] - at) / 0.011) ** 2 - ((np.abs(np.angle(np.exp(1j * (angle[None] - turn)))) / 0.42) ** 2))
                for at, first in ((0.50, 0.9), (0.735, 2.6), (0.93, 1.2)) for turn in (first, first + math.pi))
    taper = (1 - 0.14 * t)[:, None]
    wood = tube(crook, radius * taper * (0.9 + 0.5 * (lumps - 1)), 120)
    # The bark ends along a ragged line.
    torn = bare + 0.022 * perlin_grid(angle * 3, 0 * angle + seed, 0 * angle)[None] + 0.012 * perlin_grid(angle * 14, 0 * angle, 0 * angle + 3)[None]
    shown = smoothstep(torn - 0.002, torn + 0.002, t[:, None] + 0 * torn)
    bark = tube(crook, radius * taper * ((lumps + knots) * shown + 0.86 * (1 - shown)), 120)
    cork = Shader('cork')
    c = cork.coordinate()
    broad, fine = cork.noise(c, 0.9, 6, 0.65), cork.noise(cork.mapping(c, (7, 7, 2.2)), 1.0, 6, 0.7)
    base = cork.ramp(cork.blend((broad, 0.5), (fine, 0.5)), [(0.34, '#3c3126'), (0.5, '#655746'), (0.66, '#8d8069')])
    lichen = cork.ramp(cork.noise(c, 1.6, 7, 0.72), [(0.53, 0.0), (0.63, 0.8)])
    base = cork.mix(lichen, base, '#a3a68f')
    pores = cork.ramp(cork.cells(cork.mapping(c, (3.0, 3.0, 1.5)), 1.6).outputs['Distance'], [(0.06, 1.0), (0.16, 0.0)])
    base = cork.mix(cork.multiply(pores, 0.6), base, '#c0ab88')
    outer = cork.principled(color=base, rough=0.85, spec=0.15, normal=cork.bump(cork.blend((fine, 0.8), (broad, 0.5), (pores, 0.4)), 0.8, 0.06))
    bare_wood = Shader('sapwood')
    c = bare_wood.coordinate()
    fibre = bare_wood.noise(bare_wood.mapping(c, (12, 12, 0.5)), 1.0, 5, 0.65)
    stain = bare_wood.noise(bare_wood.mapping(c, (1.4, 1.4, 0.4)), 1.0, 5, 0.65)
    base = bare_wood.ramp(bare_wood.blend((fibre, 0.4), (stain, 0.6)), [(0.3, '#a88457'), (0.5, '#cdb084'), (0.72, '#e0cca4')])
    pale = bare_wood.principled(color=base, rough=0.6, spec=0.25, normal=bare_wood.bump(fibre, 0.35, 0.02))
    return mesh_from_arrays('stem bark', *bark[:2], bark[2], [outer]), mesh_from_arrays('stem wood', *wood[:2], wood[2], [pale])


def _spots(rng, count, centres):
    """Random points (x, y) clustered round `centres` of (x, y, spread)."""
    return [(rng.gauss(x, spread), rng.gauss(y, spread)) for x, y, spread in (rng.choice(centres) for _ in range(count))]


def _landing(spots, least=0.55):
    """(point, normal) where things let fall at `spots` come to lie; they slide off what is steeper than `least`."""
    scene = bpy.context.scene
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for x, y in spots:
        hit, point, normal, *_ = scene.ray_cast(graph, Vector((x, y, 20)), Vector((0, 0, -1)))
        if hit and abs(normal.z) > least:
            found.append((point, normal if normal.z > 0 else -normal))
    return found


def strew(centres, chips=120, dust=7000, seed=0):
    """Let chips 0.3-1.1 cm long and dust of bark fall round `centres` of (x, y, spread) on what stands there already."""
    rng = random.Random(seed)
    kinds = splinters(12, seed + 1, (0.3, 1.1), (0.04, 0.28))
    for (x, y), turn in ((spot, rng.uniform(0, math.pi)) for spot in _spots(rng, chips, centres)):
        # Where its ends and its middle are level a chip lies flat; elsewhere it would stand on edge or in the air.
        ends = [(x + k * 0.4 * math.cos(turn), y + k * 0.4 * math.sin(turn)) for k in (0, -1, 1)]
        level = _landing(ends, 0.97)
        if len(level) < 3 or np.ptp([point.z for point, _ in level]) > 0.08:
            continue
        item = place(rng.choice(kinds), level[0][0])
        # It lies on its hollow side or, rocking, on its back.
        item.rotation_euler = lying(turn, math.pi * rng.choice((0, 0, 1)) + rng.gauss(0, 0.06))
        sink(item, level[0][0].z)
    landed = _landing(_spots(rng, dust, centres))
    shapes = np.random.RandomState(seed)
    size = np.exp(shapes.normal(size=len(landed)) * 0.55)[:, None, None]
    corners = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
    box = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
    # Crumbs of bark are flat and longer than wide.
    crumbs = corners * (0.024, 0.009, 0.004) * size * shapes.uniform(0.5, 1.5, (len(landed), 8, 3))
    turned = [np.array((normal.to_track_quat('Z', 'Y') @ Quaternion((0, 0, 1), rng.uniform(0, 6.28))).to_matrix()) for _, normal in landed]
    vertices = np.einsum('nij,nkj->nki', np.array(turned), crumbs) + np.array([point + normal * 0.004 for point, normal in landed])[:, None]
    faces = (np.array(box)[None] + np.arange(len(landed))[:, None, None] * 8).reshape(-1, 4)
    tone = np.repeat(shapes.uniform(0.3, 1.0, len(landed)), 8)
    place(mesh_from_arrays('dust', vertices.reshape(-1, 3), faces, materials=[grit_material()], attributes={'tone': tone}, smooth=False))
