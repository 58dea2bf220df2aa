"""Scenes of processing: drying, sieving, steam, milling, sorting, moisture, packing line."""
import math
import random

import numpy as np

import materials
import stage
from meshes import box_mesh, mesh_from_arrays, place, sink, tube, vertices_of
from objects import cinnamon, factory, packing, powder, tools, vessels
from physics import ground, rain, settle
from scenes.parts import spice_meshes
from scenes.spices import spice_sack


def hall(seed=0, floor=-25.0):
    """Blurred factory background: wall, dark machines and lamps."""
    rng = random.Random(seed + 3)
    factory.bokeh_lights(20, strength=9.0)
    dark = materials.painted('#4a4038', 0.5)
    for _ in range(8):
        size = (rng.uniform(6, 13), 6, rng.uniform(14, 40))
        place(box_mesh('machine', size, dark, 0.4), (rng.uniform(-45, 45), rng.uniform(55, 85), 4))
    stage.wall(120, '#7a6248', '#55422f')
    stage.area_light((-20, 62, 55), (0, 120, 12), 45, 140000, '#ffcf9a')
    stage.slab(materials.painted('#4b4037', 0.55), floor, 320)


def drying_rails(seed=0):
    """Long quills drying in the shade, side by side on coir cords between two poles; jute below, leaves' shade on them."""
    stage.slab(materials.woven('#a98f68', '#6f5838', 7.0, 0.6, 0.8, 'mat'))
    stage.wall(70, '#8d8a7c', '#5f5d50')
    timber = materials.wood(('#4d3b2a', '#715a41', '#94795a'), 0.8, 0.75, name='pole')
    for y in (-8.0, 8.0):
        path = np.stack([np.linspace(-60, 60, 60), y + 0.25 * np.sin(np.linspace(0, 9, 60) + y), np.full(60, 3.0)], 1)
        vertices, faces, uv = tube(path, 1.15 + 0.06 * np.sin(np.linspace(0, 40, 60)), 28)
        place(mesh_from_arrays('pole', vertices, faces, uv, [timber]))
    rng = random.Random(seed)
    quills = [mesh for grade, count in (('c4', 11), ('m5', 6))
              for mesh in cinnamon.grade_quills(grade, count, 27.0, seed, 1.4, finer=2)]
    rng.shuffle(quills)
    x, before = -36.0, 0.0
    for k in range(60):
        mesh, roll = quills[k % len(quills)], rng.uniform(0, 2 * math.pi)
        reach = -cinnamon.outline(mesh, roll)[:, 1]
        x += before - reach.min() + rng.choice((-0.12, -0.10, -0.06, 0.0, 0.3))
        before = reach.max()
        item = cinnamon.lay(mesh, (x, rng.gauss(0, 0.9)), 90 + rng.gauss(0, 0.4), 0, roll=math.degrees(roll))
        sink(item, 4.1)


def sieve_scene(seed=0):
    """Ground cinnamon falling onto a woven sieve."""
    rest = stage.surface('walnut', seed)
    wire = materials.metal('#a8a49c', 0.42, (6, 6, 6), 'wire')
    vessels.sieve(wire, materials.metal('#a8a39a', 0.45, (0.4, 0.4, 8), 'rim'), (0, 0), 3.0, 6.6, 0.075, 0.016, 0.9)
    material = powder.powder_material('cinnamon')
    place(powder.heap_mesh(material, 2.6, 1.25, 3, 620), (-0.5, 0.6, 3.02))
    rng = np.random.RandomState(3)
    around = rng.normal(size=(7000, 3)) * [1.5, 1.5, 0] + [-0.5, 0.6, 3.06]
    edge = powder.ring_points(4000, (-0.5, 0.6), 2.2, 4.8, 3.06, 5, 1.3)
    place(powder.grains_mesh(material, np.concatenate([around, edge]), 0.022, 1))
    t = rng.rand(6000)
    spread = 0.10 + 0.22 * t
    stream = np.stack([-0.5 + rng.normal(size=6000) * spread, 0.6 + rng.normal(size=6000) * spread, 4.1 + 7.0 * (1 - t)], 1)
    place(powder.grains_mesh(material, stream, 0.02, 4))
    fall = np.stack([rng.normal(size=9000) * 1.7 - 0.5, rng.normal(size=9000) * 1.5 + 0.6, 2.9 - 2.6 * rng.rand(9000) ** 0.9], 1)
    place(powder.grains_mesh(material, fall, 0.014, 2))
    place(powder.heap_mesh(material, 5.0, 1.4, 9, 500), (-0.4, 0.6, rest))


def packing_line(seed=0):
    """Labelled kraft pouches riding a roller conveyor in a warm, dim hall."""
    factory.roller_conveyor()
    rng = random.Random(3)
    material = packing.pouch_material()
    for i in range(5):
        lines = ('CEYLON', 'CINNAMON', 'QUILLS') if i < 3 else ()
        packing.pouch(i, (rng.uniform(-0.6, 0.6), -3 + i * 9.5, 0.0), rng.uniform(-14, 14), lines=lines, material=material)
    hall(seed)


def screen_deck(kind='steam', seed=0):
    """Peppercorns on a woven steel screen: 'steam' rises through them, or 'cleaning' with the stalks that the screen holds back."""
    wire = materials.metal('#b8b6b0', 0.34, (6, 6, 6), 'wire')
    vessels.sieve(wire, materials.metal('#b4b1aa', 0.4, (0.4, 0.4, 8), 'rim'), (0, 0), 2.6, 9.0, 0.34, 0.05, 1.6)
    stage.wall(34, '#2c2b29', '#191817')
    stage.slab(materials.painted('#24221f', 0.5))
    corns = spice_meshes('black-pepper', seed)
    deck = ground(2.64)
    if kind == 'steam':
        items = rain(corns, 520, (0.3, 1.2), 5.6, 2.7, seed)
        settle(items, [deck], 110, friction=0.95, damping=0.85)
        for i, (x, y) in enumerate(((-1.0, 3.4), (1.6, 2.2), (0.2, 5.2))):
            vessels.steam((x, y, 2.6), 11.0, 9.0, 2, 1.2 + 0.2 * i)
        return
    items = rain(corns, 260, (0.3, 0.8), 5.2, 2.7, seed) + rain(spice_meshes('clove-stems', seed), 40, (0.0, 0.6), 5.0, 4.4, seed + 3)
    settle(items, [deck], 120, friction=0.95, damping=0.85)
    dust = powder.powder_material('black-pepper')
    rng = np.random.RandomState(seed)
    fallen = np.stack([rng.normal(size=9000) * 3.6, rng.normal(size=9000) * 3.2 + 0.6, np.full(9000, 0.02)], 1)
    place(powder.grains_mesh(dust, fallen, 0.03, seed))


def three_grinds(seed=0):
    """Cinnamon on a steel tray at three stages of milling: broken bark, grits and powder, a steel rule in front."""
    stage.slab(materials.metal('#b3b2ae', 0.42, (0.3, 9, 9), 'tray'))
    stage.wall(40, '#8f8f8d', '#6f6f6d')
    items = rain(spice_meshes('quillings', seed), 20, (-8.6, 1.2), 1.3, 0.1, seed)
    settle(items, [ground(0)], 120, friction=0.98, damping=0.95)
    material = powder.powder_material('cinnamon')
    rng = np.random.RandomState(seed)
    core = powder.heap_mesh(material, 2.9, 1.5, 4, 380, ragged=0.16, foot=1.4)
    place(core, (0.2, 0.6, 0))
    points = vertices_of(core)
    spots = points[rng.randint(len(points), size=8200)] + [0.2, 0.6, -0.02]
    away = powder.ring_points(900, (0.2, 0.6), 2.3, 4.2, 0.0, 3, 1.6)
    place(powder.grains_mesh(cinnamon.grit_material(), np.concatenate([spots, away]), 0.065, seed, smooth=False))
    place(powder.heap_mesh(material, 3.2, 1.7, 7, 640, ragged=0.14, foot=1.5), (7.8, 1.0, 0))
    powder.spill('cinnamon', (7.8, 1.0), 2.4, 4.3, 0, 16000, 5, 1.5, material, 0.7)
    tools.steel_rule((0.4, -5.4, 0), 3)


def sorting_belt(seed=0):
    """One layer of peppercorns on a pale belt with the few pieces that a colour sorter would blow out."""
    stage.slab(materials.woven('#b9bab5', '#a3a5a1', 9.0, 0.25, 0.2, 'belt'))
    items = rain(spice_meshes('black-pepper', seed), 620, (0, 0), 9.0, 0.1, seed)
    strange = (('white-pepper', ((2.3, -1.4), (-2.6, 1.3), (4.4, 1.2))), ('clove-stems', ((-1.9, -0.9), (1.4, 1.5))),
               ('green-pepper', ((0.4, -0.4), (-4.6, -1.5))))
    for k, (kind, spots) in enumerate(strange):
        for i, spot in enumerate(spots):
            items += rain(spice_meshes(kind, seed + i), 1, spot, 0.1, 6.0 + k, seed + i)
    settle(items, [ground(0)], 130, friction=0.95, damping=0.85)


def moisture_check(seed=0):
    """A moisture meter whose probe stands in a sack of peppercorns."""
    spice_sack('black-pepper', 'slate', seed, 900)
    factory.moisture_meter((0.2, 0.4, 9.1), 8)
