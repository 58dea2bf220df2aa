"""Scenes of packed goods: bales, cartons, crates, sacks."""
import numpy as np

import materials
import stage
from meshes import place, vertices_of
from objects import bales, cinnamon, packing, powder, vessels
from physics import ground, rain, settle
from scenes.parts import lay_sticks, spice_meshes


def export_pack(kind, seed=0):
    """What a category is shipped in, true to size on a store's floor: a bale of quills, a sack of pepper, a lined carton of powder."""
    stage.slab(materials.plaster('#a9a49b', '#97928a', 'floor'))
    stage.wall(160, '#d0c6b6', '#b9ae9b', 300)
    if kind == 'cinnamon':
        quills = cinnamon.grade_quills('c4', 14, 14.0, 3, 1.4)
        bales.bale(quills, (0, 0, 0), 15.0, 62.0, 1.28, seed)
        bales.bale(quills, (-33, 26, 0), 14.5, 58.0, 1.28, seed + 1)
        lay_sticks(quills, 0, 0.65, [(17, -17, 34), (21, -15, 28)])
    elif kind == 'black-pepper':
        sack, rim, inner = vessels.jute_sack(0, (0, 0), 21.0, 56.0, seed)
        vessels.sack_fill(materials.painted('#1a110b', 0.9, 'core'), rim - 4.2, inner * 1.02, (0, 0), 3.4)
        bales.heaped(spice_meshes('black-pepper', seed), (0, 0), inner * 0.99, rim - 3.9, 3.6, seed)
    else:
        bales.lined_carton((0, 0, 0), 'turmeric', -24, seed=seed)


def bale_store(seed=0):
    """Jute bales of quills standing side by side in a store."""
    stage.slab(materials.plaster('#a9a49b', '#97928a', 'floor'))
    stage.wall(200, '#c9bda9', '#a99c86', 360)
    quills = cinnamon.grade_quills('c4', 14, 14.0, 3, 1.4)
    for k, (x, y, radius, height) in enumerate(((-34, 4, 15.0, 66), (0, -6, 15.5, 60), (33, 8, 14.6, 70), (-17, 38, 15.0, 72), (17, 42, 15.2, 64))):
        bales.bale(quills, (x, y, 0), radius, height, 1.28, seed + k)


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
