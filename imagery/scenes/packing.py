"""Scenes of packed goods: pouches, cartons, crates, sacks."""
import math

import numpy as np

import materials
import stage
from meshes import place, vertices_of
from objects import cinnamon, packing, powder, roots, vessels
from physics import ground, rain, settle
from scenes.parts import drop_sticks, filled_bowl, lay_sticks, powder_bowl, spice_meshes


def pouch_upright(surface='oak', kind='cinnamon', seed=0):
    """One pouch portrait with its spice at its foot."""
    rest = stage.surface(surface, seed)
    lines = {'cinnamon': ('CEYLON', 'CINNAMON', 'ALBA QUILLS'), 'black-pepper': ('BLACK', 'PEPPER', 'WHOLE'),
             'turmeric': ('GROUND', 'TURMERIC', 'POWDER')}[kind]
    packing.pouch(seed + len(surface), (0, 2.2, rest), {'cinnamon': -7, 'black-pepper': 9, 'turmeric': -11}[kind], lines=lines)
    if kind == 'cinnamon':
        meshes = cinnamon.grade_quills('alba', 6, 8.0, 2)
        parent, base = cinnamon.bundle(meshes, 26, 0.29, 8.0, 3)
        cinnamon.lay_bundle(parent, (1.2, -3.4), base, 18, rest)
    elif kind == 'turmeric':
        powder_bowl('turmeric', 'brass', rest, (2.4, -3.4), 2.2, 1.2, 2, 480)
        drop_sticks(roots.turmeric_fingers(3, 2), rest, [(-3.0, -2.8, 20), (-2.2, -4.8, 5)])
    else:
        filled_bowl('black-pepper', 'dark-ceramic', rest, (2.2, -3.2), (2.2, 1.2), 130, 26, ((-2.0, -4.0), 1.6), 3)


def pouches_scene(surface='plaster', seed=0):
    """Three retail pouches with sticks and powder in front."""
    rest = stage.surface(surface, seed, backdrop=34)
    material = packing.pouch_material()
    packing.pouch(1, (-8.4, 3.2, rest), 14, (8.6, 13.4, 2.1), ('CEYLON', 'CINNAMON', 'QUILLS'), material)
    packing.pouch(2, (1.0, 1.0, rest), -5, (8.0, 12.4, 2.3), ('GROUND', 'CINNAMON', 'POWDER'), material)
    packing.pouch(3, (10.0, 3.8, rest), -18, (8.2, 13, 2.0), ('BLACK', 'PEPPER', 'WHOLE'), material)
    lay_sticks(cinnamon.cut_sticks(3, 7, 0.42, 4), rest, 0.42, [(-5.4, -2.8, 20), (-4.6, -4.0, 12)])
    _, ground_cinnamon = powder_bowl('cinnamon', 'dark-ceramic', rest, (4.6, -4.0), 2.2, 1.1, 3, 420)
    powder.spill('cinnamon', (4.6, -4.2), 1.8, 3.6, rest, 1800, 3, 1.5, ground_cinnamon)


def cartons_scene(surface='oak', seed=0):
    """Export cartons stacked, the front one open on its pouches."""
    stage.planks(materials.pale_oak(), width=14, length=200, turn=0.05)
    stage.wall(48, '#9c8262', '#6f573d')
    packing.carton((-12, 20, 0), 6)
    packing.carton((8.5, 21, 0), -4)
    packing.carton((-3, 20.5, 12), 2)
    packing.carton((1, 0, 0), 14, opened=True)
    material = packing.pouch_material()
    turn = math.radians(14)
    for i in range(8):
        x, y = (-4.3, 4.3)[i % 2], -4.5 + (i // 2) * 3.0
        spot = (1 + x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), 0.4)
        packing.pouch(i, spot, 14 + (i * 37 % 5 - 2) * 0.8, (8.2, 14.6 + (i * 3 % 4) * 0.25, 1.3), (), material)


def crate_scene(surface='walnut', seed=0):
    """A slatted crate full of cinnamon bundles."""
    rest = stage.surface(surface, seed, backdrop=44)
    packing.crate((0, 2, rest), 12, text='')
    meshes = cinnamon.grade_quills('c4', 9, 11.8, 4)
    cinnamon.lay_bundle(cinnamon.stack(meshes, (15, 14), 11.8, 2, shift=0.012), (0, 2), 0, 102, rest + 6.4)
    lay_sticks(meshes[:2], rest, 0.64, [(2, -10.4, 18), (5, -12.0, 26)])


def sacks_row(seed=0):
    """Three sacks in a row: pepper, cloves and turmeric."""
    rest = stage.surface('walnut', seed, backdrop=60)
    for i, (kind, x, y, r, h) in enumerate((('black-pepper', -11.9, 2.2, 5.9, 7.8), ('cloves', 0.8, -0.4, 5.5, 5.9),
                                            ('turmeric', 13.5, 3.0, 5.7, 7.1))):
        sack, rim, inner = vessels.jute_sack(rest, (x, y), r, h, i + 1)
        if kind == 'turmeric':
            material = powder.powder_material('turmeric')
            heap = powder.heap_mesh(material, inner, 2.0, 4, 900)
            place(heap, (x, y, rim - 0.5))
            rng = np.random.RandomState(6)
            points = vertices_of(heap)
            crumbs = points[rng.randint(len(points), size=9000)] + [x, y, rim - 0.51]
            place(powder.grains_mesh(material, crumbs, 0.02, 6))
            continue
        core = vessels.sack_fill(materials.painted('#1d120b' if kind == 'black-pepper' else '#2b170d', 0.9, 'core'), rim - 0.6,
                                 inner * 1.02, (x, y), 1.2)
        meshes = spice_meshes(kind, i)
        items = rain(meshes, 780 if kind == 'black-pepper' else 380, (x, y), inner * 0.70, rim + 0.6, i)
        settle(items, [sack, core, ground(rest)], 110, friction=0.95, damping=0.75)
