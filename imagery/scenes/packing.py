"""Scenes of packed goods: bales, cartons, sacks."""
import math
import random

import bpy

import materials
import stage
from meshes import lying, place
from objects import bales, cinnamon, packing, powder, vessels
from physics import rain, settle
from scenes.parts import lay_sticks, spice_meshes


def _store(wall):
    """The pale floor and the wall of a store."""
    stage.slab(materials.plaster('#a9a49b', '#97928a', 'floor'))
    stage.wall(wall, '#c9bda9', '#a99c86', 360)


CORES = {'black-pepper': '#1a110b', 'turmeric': '#6e4a16', 'cloves': '#2b170d', 'white-pepper': '#8a7350', 'mace': '#6b2f10'}


def _full_sack(kind, centre, height, seed, facing, ground=False, **heap):
    """A sack heaped with a whole or `ground` spice, its name stencilled on it."""
    _, rim, inner = vessels.jute_sack(0, centre, 21.0, height, seed, kind.replace('-', ' ').upper(), facing)
    if ground:
        heap = powder.heap_mesh(powder.powder_material(kind), inner * 1.04, 8.6, seed, 1400, filled=True, soft=True, slumped=1.6, lumps=1.5)
        place(heap, (*centre, rim - 2.6))
        return
    vessels.sack_fill(materials.painted(CORES[kind], 0.9, 'core'), rim - 1.8, inner * 1.02, centre, 5.8)
    # Long pieces would pierce the cloth.
    bales.heaped(spice_meshes(kind, seed), centre, inner * (0.86 if 'flat' in heap else 0.99), rim - 1.5, 6.0, seed, **heap)


def export_pack(kind, seed=0):
    """What a category is shipped in, true to size on a store's floor: a bale of quills, a sack of pepper, one of ground turmeric."""
    if kind == 'cinnamon':
        stage.slab(materials.plaster('#a9a49b', '#97928a', 'floor'))
        stage.wall(160, '#d0c6b6', '#b9ae9b', 300)
        quills = cinnamon.bale_quills(28, 14.0, 3)
        bales.bale(quills, (0, 0, 0), 15.0, 62.0, seed=seed, mark='CINNAMON', facing=-4)
        bales.bale(quills, (-35, 25, 0), 14.5, 58.0, seed=seed + 1)
        bales.bale(quills, (30, 40, 0), 15.2, 64.0, seed=seed + 2)
    else:
        _store(230)
        _full_sack(kind, (0, 0), 58.0, seed, 8, ground=kind == 'turmeric')


def bale_store(seed=0):
    """Jute bales of quills standing side by side in a store."""
    _store(200)
    quills = cinnamon.bale_quills(28, 14.0, 3)
    for k, (x, y, radius, height) in enumerate(((-34, 4, 15.0, 66), (0, -6, 15.5, 60), (33, 8, 14.6, 70), (-17, 38, 15.0, 72), (17, 42, 15.2, 64))):
        bales.bale(quills, (x, y, 0), radius, height, seed=seed + k)


def stick_carton(seed=0):
    """An export carton on a pale bench, packed with cut sticks of cinnamon layer on layer."""
    rest = stage.surface('ash', seed, 0.03, backdrop=90)
    size, length, radius = (40.0, 30.0, 24.0), 8.6, 0.5
    carton = packing.open_carton((0, 6, rest), -16, size)
    sticks = cinnamon.cut_sticks(24, length, radius, seed, 0.31, 0.12, finer=2)
    rng = random.Random(seed)
    for layer, level in enumerate((20.2, 21.1, 22.0)):
        for row, y in enumerate((-9.7, -0.1, 9.6)):
            x = -19.2 + 0.5 * (layer % 2)
            while x < 19.0:
                if layer < 2 or rng.random() < 0.9:
                    lift = rng.gauss(0, 0.10)
                    place(rng.choice(sticks), (x, y + rng.gauss(0, 0.22), level + lift),
                          lying(math.pi / 2 + rng.gauss(0, 0.025), rng.uniform(0, 6.28), rng.gauss(0, 0.012)), rng.uniform(0.94, 1.03), carton)
                x += 2 * radius * rng.uniform(0.98, 1.08)
    for x, y, yaw in ((-9.0, 3.0, 24), (7.4, -4.6, 66), (10.6, 6.4, 112)):
        place(rng.choice(sticks), (x, y, 23.0), lying(math.radians(yaw), rng.uniform(0, 6.28)), 1.0, carton)


def _clear_walls(scoop, length, radius):
    """Hide the corns that the walls of a scoop cut through."""
    inside = scoop.matrix_world.inverted()
    for item in bpy.context.scene.objects:
        x, y, z = inside @ item.matrix_world.translation
        if item.name.startswith('pepper') and 0 < x < length and z < 1.1 * radius and abs(math.hypot(y, z - radius) - radius) < 0.23:
            item.hide_render = True


def open_sack(kind, seed=0):
    """A full sack of a whole spice, true to size, a wooden scoop of it lying on the heap."""
    _store(230)
    # Seen close, the corns must hide what lies below them.
    _full_sack(kind, (0, 0), 58.0, seed, 8, layers=5, apart=1.55)
    holder = vessels.scoop(materials.bowl_wood(), (-4.4, -5.4, 61.7), -26, 4)
    holder.scale = [1.5] * 3
    # What falls beside the scoop stays on a bed a little below the uppermost corns.
    bed = vessels.sack_fill(materials.painted(CORES[kind], 0.9, 'bed'), 57.3, 19.4, (0, 0), 5.8)
    core = vessels.sack_fill(materials.painted(CORES[kind], 0.9, 'core'), 63.1, 1.9, (-0.9, -7.1), 0.9)
    core.scale.x, core.rotation_euler.z = 1.6, math.radians(-26)
    items = rain(spice_meshes(kind, seed + 1), 300, (-0.4, -7.3), 1.7, 64.2, seed)
    settle(items, [holder, core, bed], 120, friction=0.95, damping=0.8)
    core.location.z -= 0.5
    _clear_walls(holder, 6.0, 1.9)


def sacks_row(seed=0):
    """Open sacks of whole spices standing close together in a store, true to size."""
    _store(230)
    goods = (('black-pepper', -51, 2, 58.0, {}), ('turmeric', 0, -8, 54.0, {'layers': 4, 'apart': 0.5, 'flat': True}), ('cloves', 52, 4, 57.0, {'layers': 4, 'apart': 1.1}),
             ('white-pepper', -26, 42, 63.0, {}), ('mace', 27, 44, 62.0, {'layers': 4, 'apart': 0.7, 'flat': True}))
    for i, (kind, x, y, height, heap) in enumerate(goods):
        _full_sack(kind, (x, y), height, seed + i, (9, -3, -10, 16, -4)[i], **heap)
