"""Scenes of processing: drying, sieving, steam, milling, sorting, packing line."""
import math
import random

import numpy as np

import materials
import stage
from meshes import box_mesh, place, place_degrees
from objects import cinnamon, factory, packing, powder, vessels
from scenes.parts import spice_meshes


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


def racks(seed=0):
    """Quills drying on cords in a loft, low sun."""
    quills = cinnamon.grade_quills('c4', 10, 24.0, 4)
    factory.drying_rack(quills)
    stage.wall(60, '#6b543a', '#463524')
    stage.sun((-34, -20, 30), (-4, 4, 6), 3.0)
    timber = materials.wood(('#3a2616', '#5e4028', '#86613f'), 0.8, 0.7)
    stage.planks(timber, -4, 12, 12, 160, 1.57)


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


def vessel_scene(seed=0):
    """Steam steriliser with gauge and pipes."""
    factory.steam_vessel()
    hall(seed)


def drum_scene(seed=0):
    """Rotary mill drum with ground cinnamon in front."""
    factory.mill_drum()
    material = powder.powder_material('cinnamon')
    bore = [(-19, 12.6), (19.8, 12.6), (22.0, 9.2), (23, 9.2)]
    level = [(-6, -3.4), (8, -6.0), (16, -7.6), (20.5, -8.2), (22.2, -8.75)]
    place(powder.drum_bed_mesh(material, bore, level), (0, 0, 14))
    rng = np.random.RandomState(8)
    # What runs over the lip: a curtain in strands, dense at the top, that thins out on its way down to the heap.
    t = rng.rand(34000) ** 1.4
    strand = rng.normal(size=26) * 1.1
    across = 1.6 + strand[rng.randint(26, size=t.size)] + rng.normal(size=t.size) * (0.12 + 0.28 * t)
    spread = rng.normal(size=t.size) * (0.10 + 0.30 * t)
    x = 22.0 + 2.8 * t + spread
    z = 14 - np.sqrt(9.2 ** 2 - across ** 2) + 0.45 - 1.0 * t - 7.4 * t * t + np.abs(rng.normal(size=t.size)) * 0.12
    place(powder.grains_mesh(material, np.stack([x, across, z], 1), 0.045, 4))
    stage.area_light((21.5, -2, 21.5), (10, 0, 9), 6, 2600, '#ffe0b8')
    place(powder.heap_mesh(material, 8.4, 4.6, 3, 620), (25.6, 1.0, -4.0))
    tray = materials.steel()
    place(box_mesh('tray', (20, 26, 0.5), tray, 0.1), (27.4, -1, -4.2))
    hall(seed)


def sorter_scene(seed=0):
    """Peppercorns sliding down a steel chute and dropping past the sorter's eye."""
    steel = materials.metal('#b5b1a9', 0.3, (8, 0.3, 0.3), 'chute')
    factory.chute(steel)
    meshes = spice_meshes('black-pepper')
    rng = np.random.RandomState(5)
    tilt = math.radians(38)
    lying_on = []
    for _ in range(2200):
        along, x = 25 * rng.rand() ** 1.25 - 0.1, rng.uniform(-4.1, 4.1)
        if len(lying_on) >= 300 or any(math.hypot(along - a, x - b) < 0.53 for a, b in lying_on):
            continue
        lying_on.append((along, x))
        lift = 0.075 + 0.26
        y, z = along * math.cos(tilt) - lift * math.sin(tilt), along * math.sin(tilt) + lift * math.cos(tilt)
        place(meshes[rng.randint(7)], (x, y, z), rng.uniform(0, 6.28, 3), rng.uniform(0.9, 1.1))
    falling = []
    for _ in range(900):
        t = 1.25 * rng.rand() ** 1.2
        x = rng.uniform(-3.9, 3.9)
        y = -3.6 * t - 0.35 - rng.uniform(0, 0.5)
        z = 0.3 - 2.6 * t - 4.2 * t * t + rng.normal() * 0.3
        if len(falling) >= 105 or any(math.dist((x, y, z), other) < 0.58 for other in falling):
            continue
        falling.append((x, y, z))
        place(meshes[rng.randint(7)], (x, y, z), rng.uniform(0, 6.28, 3), rng.uniform(0.9, 1.1))
    dark = materials.painted('#2c2926', 0.35)
    bracket = materials.metal('#8f8a82', 0.4, (6, 0.3, 0.3), 'bracket')
    for side in (-1, 1):
        place(box_mesh('bracket', (0.5, 3.4, 26), bracket, 0.1), (side * 8.2, -5.9, -7.8))
        for z in (2.4, 4.2):
            place_degrees(factory.cylinder_mesh(0.42, 0.4, bracket, 0.06, 6), (side * 8.6, -6.1, z), (0, 90, 0))
    place(box_mesh('sensor', (16, 2.4, 3.2), dark, 0.3), (0, -6.2, 3.4))
    place(box_mesh('sensor', (12.4, 2.4, 3.2), dark, 0.3), (0, 0.6, -6.0))
    lens = materials.painted('#0b0f14', 0.05)
    for x in (-4.5, 0, 4.5):
        place_degrees(factory.cylinder_mesh(0.95, 0.5, lens), (x, -4.95, 3.2), (90, 0, 0))
    bright = materials.metal('#c9c4ba', 0.22, (1, 1, 1), 'bright ring')
    for x in (-4.5, 0, 4.5):
        place_degrees(factory.cylinder_mesh(1.25, 0.36, bright), (x, -4.98, 3.2), (90, 0, 0))
    for x in (-7.2, 7.2):
        for z in (2.2, 4.4):
            place_degrees(factory.cylinder_mesh(0.26, 0.3, bright, 0.05, 6), (x, -4.95, z), (90, 0, 0))
    lamp = materials.emission('#ffe3bd', 6.0)
    place(box_mesh('lamp', (13, 0.3, 0.3), lamp, 0.05), (0, -0.6, -4.2))
    place(box_mesh('lamp', (12, 0.25, 0.25), materials.emission('#ffe3bd', 3.0), 0.05), (0, -5.0, 1.4))
    stage.wall(-70, '#5a4a3a', '#3a2d22')
    hall(seed)


def packing_line(seed=0):
    """Labelled kraft pouches riding a roller conveyor in a warm, dim hall."""
    factory.roller_conveyor()
    rng = random.Random(3)
    material = packing.pouch_material()
    for i in range(5):
        lines = ('CEYLON', 'CINNAMON', 'QUILLS') if i < 3 else ()
        packing.pouch(i, (rng.uniform(-0.6, 0.6), -3 + i * 9.5, 0.0), rng.uniform(-14, 14), lines=lines, material=material)
    hall(seed)
