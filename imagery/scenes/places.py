"""Scenes of the home, about and history pages, and of empty states."""
import math

from mathutils import Vector

import materials
import sifted
import stage
from meshes import lying, place, plane_mesh, rest_degrees
from objects import ceylon, cinnamon, history, nutmeg, powder, vessels
from physics import ground, rain, settle, strew
from scenes.parts import lay_sticks, powder_bowl, spice_meshes


def sifting(seed=0, sieve=True, front=False):
    """A tied bundle of quills on walnut beside a heap of ground cinnamon; `film.py` draws what falls from the `sieve` over it.
    Loose quills in `front` fill the lower half of a tall picture."""
    stage.planks(materials.walnut(), count=14, width=8.0, length=130, turn=0.04, start=-62)
    stage.wall(32, '#54402d', '#2c2018')
    meshes = cinnamon.grade_quills('c5', 9, 10.5, 4, finer=2)
    parent, base = cinnamon.bundle(meshes, 20, 0.50, 10.5, 4)
    cinnamon.lay_bundle(parent, (-2.8, 0.8), base, 60, 0)
    powder_bowl('turmeric', 'stone', 0, (-8.6, 9.6), 2.7, 1.5, 1, 520)
    material = powder.powder_material('cinnamon')
    x, y = sifted.SPOT
    place(powder.heap_mesh(material, *sifted.HEAP, 7, 640, ragged=0.14, foot=1.4, frayed=0.05), (x, y, 0))
    powder.dusting('cinnamon', (x, y), 0.8 * sifted.HEAP[0], sifted.HEAP[0] + 1.3, 0.0, 7)
    powder.spill('cinnamon', (x, y), 2.0, 4.6, 0, 15000, 5, 1.7, material, 0.8)
    powder.spill('cinnamon', (x, y), 3.4, 9.0, 0, 900, 8, 1.2, material)
    if front:
        lay_sticks(meshes[3:], 0, 0.50, [(0.4, -14.0, 33), (-1.4, -17.0, 28), (2.2, -18.2, 44)])
    if not sieve:
        return
    wire = materials.metal('#a8a49c', 0.42, (6, 6, 6), 'wire')
    vessels.sieve(wire, materials.metal('#a8a39a', 0.45, (0.4, 0.4, 8), 'rim'), (x, y), sifted.MESH, 3.4, 0.13, 0.02, 0.7)
    vessels.sieve_handle(materials.bowl_wood(), (x + 3.62, y, sifted.MESH + 0.05), 22, 8)
    place(powder.heap_mesh(material, 2.0, 0.7, 3, 420, foot=1.5, ragged=0.2), (x - 0.2, y - 0.1, sifted.MESH))


def _mirrored_window(panes, strength):
    """Panes (x, z, width, height) of a window 24 cm behind the origin: only glossy things show them, they light nothing."""
    s = materials.Shader('pane')
    glass = s.finish(s.node('Emission', {'Color': '#f4f6fa', 'Strength': strength}).outputs[0])
    for x, z, width, height in panes:
        pane = place(plane_mesh('pane', [(x, 24, z), (x + width, 24, z), (x + width, 24, z + height), (x, 24, z + height)], glass))
        pane.visible_diffuse = pane.visible_shadow = pane.visible_camera = pane.visible_transmission = False


def tea(surface='linen', seed=6):
    """A cup of cinnamon tea with a quill in it, three quills beside it; a window is mirrored in the tea."""
    rest = stage.surface(surface, seed, cloth_flat=(0, 0, 9.5), cloth_size=(34, 24))
    vessels.cup_of_tea(rest)
    _mirrored_window([(-8.1, 11.3, 2.5, 2.1), (-5.2, 11.3, 2.5, 2.1)], 8.0)
    _mirrored_window([(-2.1, 24.5, 3.0, 8.1), (1.2, 24.5, 3.0, 8.1)], 13.0)
    quills = cinnamon.grade_quills('c5', 1, 8.0, 12, finer=2) + cinnamon.grade_quills('c5', 3, 9.5, 13, finer=2)
    # From the bottom of the cup over its rim, 33 degrees steep.
    turn, steep, start = math.radians(212), math.radians(33), 1.6
    ahead = Vector((math.cos(turn) * math.cos(steep), math.sin(turn) * math.cos(steep), math.sin(steep)))
    stirrer = place(quills[0], Vector((-start * math.cos(turn), -start * math.sin(turn), rest + 1.47)) + ahead * 4.0)
    stirrer.rotation_euler = lying(turn, 0.9, -steep)
    lay_sticks(quills[1:], rest, 0.5, [(6.0, -3.5, 31), (6.7, -4.4, 34), (6.4, -3.95, 26, 0.86)])


def pan_sticks(pan, yaw):
    """A little stack of cut sticks in a balance pan, short enough to clear its rising rim."""
    turn = math.radians(yaw)
    places = [((k - (count - 1) / 2) * 0.78, 0.62 * row) for row, count in enumerate((4, 3, 2)) for k in range(count)]
    lay_sticks(cinnamon.cut_sticks(6, 4.2, 0.36, 6, finer=2), pan[2] + 0.24, 0.36,
               [(pan[0] - math.sin(turn) * d, pan[1] + math.cos(turn) * d, yaw + (i * 31 % 5 - 2) * 0.8, lift)
                for i, (d, lift) in enumerate(places)])


def old_trade(seed=0):
    """A parchment map of Ceylon with a bundle of quills, nutmegs, mace, cloves and pepper on it."""
    rest = stage.surface('walnut', seed + 2)
    size, title = (32, 22), (('INSULA CEILON', (9.3, 6.6), 0.9, 'Bold', 0.16), ('olim TAPROBANA', (9.3, 5.4), 0.58, 'Italic', 0.1))
    drawing = ceylon.picture(size, (1.6, 0.0), (10.2, -1.2), title)
    history.map_sheet(size, (0, 0, rest), 5, 3, drawing)
    top = rest + 0.1
    meshes = cinnamon.grade_quills('c5', 8, 10.5, 4, finer=2)
    parent, base = cinnamon.bundle(meshes, 13, 0.50, 10.5, 4)
    cinnamon.lay_bundle(parent, (-8.6, -3.6), base, 50, top)
    lay_sticks(meshes[:2], top, 0.50, [(-1.6, -9.3, 4)])
    wrapped = nutmeg.nutmeg_in_mace(5)
    seed_in_mace = rest_degrees(wrapped[1], (11.3, -6.2), (76, 18, 52), top)
    place(wrapped[0], seed_in_mace.location, seed_in_mace.rotation_euler)
    rest_degrees(nutmeg.nutmegs(1, 1.15, 2)[0], (8.6, -7.6), (88, 0, 30), top)
    items = rain(spice_meshes('cloves'), 22, (6.1, -7.0), 1.5, top + 0.05, 3) + strew(spice_meshes('black-pepper'), 22, (-13.0, 2.6), 1.7, top, 5)
    settle(items, [ground(top)], 80)


def balance_scene(surface='ash', seed=0):
    """An old brass balance: cut sticks of cinnamon against weights, the others of the set beside it."""
    rest = stage.surface(surface, seed, backdrop=60)
    pans = history.brass_balance((0, 1, rest), -10, 0.8)
    brass = materials.worn_brass()
    pan_sticks(pans[0], 64)
    for x, y, radius, height in ((-0.75, 0.1, 0.85, 1.5), (0.85, -0.35, 0.62, 1.05)):
        place(history.weight_mesh(radius, height, brass), (pans[1][0] + x, pans[1][1] + y, pans[1][2] + 0.04))
    for x, y, radius, height in ((6.0, -5.0, 1.1, 2.1), (3.4, -5.6, 0.52, 0.85), (2.0, -5.4, 0.42, 0.66)):
        place(history.weight_mesh(radius, height, brass), (x, y, rest))
    lay_sticks(cinnamon.cut_sticks(3, 8, 0.44, 3, finer=2), rest, 0.44, [(-7.2, -2.9, 48), (-5.9, -3.7, 55)])


def empty_bowl(surface='plaster', seed=0):
    """An empty wooden bowl with two or three forgotten corns."""
    rest = stage.surface(surface, seed)
    holder = place(vessels.bowl_mesh(vessels.bowl_material('wood'), 3.8, 2.2), (0, 0.6, rest))
    meshes = spice_meshes('black-pepper')
    items = rain(meshes, 3, (0.3, 0.6), 1.0, rest + 1.2, 2) + rain(meshes, 4, (3.4, -3.0), 1.6, rest + 0.1, 4)
    settle(items, [holder, ground(rest)], 110)


def empty_scoop(surface='linen', seed=0):
    """An empty wooden scoop and the few peppercorns that are left."""
    rest = stage.surface(surface, seed)
    holder = vessels.scoop(materials.bowl_wood(), (-2.2, 1.0, rest + 0.12), -28, 0)
    items = rain(spice_meshes('black-pepper'), 7, (3.0, -2.4), 1.5, rest + 0.1, 4)
    settle(items, [holder, ground(rest)], 70)
