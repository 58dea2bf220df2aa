"""Scenes of whole spices."""
import math

import bpy
import numpy as np
from mathutils import Matrix

import materials
import stage
from meshes import box_mesh, lying, place, rest_degrees, vertices_of
from objects import betel, chili, cinnamon, clove, nutmeg, powder, quillings, roots, vessels
from physics import ground, rain, settle, stack_sticks
from scenes.parts import filled_bowl, lay_sticks, spice_meshes, spilled


def spice_bowl(kind, surface='walnut', bowl='wood', seed=0, size=(3.4, 2.1), count=120, scatter=30,
               spread=((2.4, -3.4), 2.2), centre=(-0.2, 0.7), over=None):
    """Bowl of whole spice with some spilled beside it."""
    rest = stage.surface(surface, seed)
    filled_bowl(kind, bowl, rest, centre, size, count, scatter, spread, seed, over=over)


def spice_heap(kind, surface='slate', seed=0, count=160, radius=3.0, scatter=14):
    """Whole spice poured straight onto the surface."""
    rest = stage.surface(surface, seed)
    meshes = spice_meshes(kind, seed)
    items = rain(meshes, count, (0, 0.4), radius, rest + 0.1, seed)
    items += rain(meshes, scatter, (1.4, -3.9), 2.2, rest + 0.1, seed + 5)
    for item in settle(items, [ground(rest)], 120, friction=0.95, damping=0.8):
        # Mace stands on the tips of its straps, over its shadow, until they give way.
        item.location.z -= 0.15 if kind == 'mace' else 0


def spice_scoop(kind, surface='oak', seed=0, count=90):
    """A wooden scoop with spice spilling out of its mouth."""
    rest = stage.surface(surface, seed)
    holder = vessels.scoop(materials.bowl_wood(), (-3.2, 1.2, rest + 0.12), -28, 0)
    meshes = spice_meshes(kind, seed)
    items = rain(meshes, count, (-1.4, 0.2), 1.1, rest + 1.6, seed)
    items += spilled(kind, meshes, count // 2, (2.6, -2.2), 2.2, rest, seed + 2)
    settle(items, [holder, ground(rest)], 120, friction=0.9, damping=0.7)


def spice_sack(kind='black-pepper', surface='walnut', seed=0, count=700, radius=6.0, height=7.0):
    """A jute sack filled to the brim."""
    rest = stage.surface(surface, seed, backdrop=40)
    sack, rim, inner = vessels.jute_sack(rest, (0, 0.8), radius, height, seed)
    core = materials.painted('#1a110b', 0.9, 'core') if kind != 'white-pepper' else materials.painted('#8a7350', 0.9, 'core')
    fill = vessels.sack_fill(core, rim - 0.75, inner * 1.02, (0, 0.8), 1.1)
    meshes = spice_meshes(kind, seed)
    items = rain(meshes, count, (0, 0.8), inner * 0.72, rim + 0.6, seed)
    items += rain(meshes, max(8, count // 16), (3.6, -7.6), 3.2, rest + 0.1, seed + 4)
    settle(items, [sack, fill, ground(rest)], 120, friction=0.95, damping=0.75)


def nutmeg_study(surface='plaster', seed=0):
    """Kernels, two halves, a seed in its dark shell and one that is still wrapped in mace."""
    rest = stage.surface(surface, seed)
    whole = nutmeg.nutmegs(4, 1.15, seed)
    cut = nutmeg.nutmeg_halves(2, 1.15, seed)
    for mesh, x, y, tilt, yaw in zip(whole, (-2.9, -0.7, 1.5, -4.35), (1.6, 2.1, 3.5, -0.5), (88, 90, 84, 92), (70, -62, 20, 128)):
        rest_degrees(mesh, (x, y), (tilt, 12, yaw), rest)
    # The halves lie on their backs.
    rest_degrees(cut[0], (-2.2, -1.4), (7, -5, 62), rest)
    rest_degrees(cut[1], (0.0, 0.15), (9, -3, -22), rest)
    wrapped = nutmeg.nutmeg_in_mace(seed + 2)
    seed_in_mace = rest_degrees(wrapped[1], (2.8, 0.2), (76, 18, 52), rest)
    place(wrapped[0], seed_in_mace.location, seed_in_mace.rotation_euler)
    rest_degrees(nutmeg.nutmeg_in_mace(seed + 5, 1.12, bare=True)[0], (1.3, -2.3), (87, 0, 118), rest)
    rest_degrees(nutmeg.lifted_mace(seed + 2), (3.9, -2.7), (90, 6, 118), rest)


def clove_stems(seed=0):
    """A bowl full of clove stems, some beside it, and three cloves for comparison."""
    rest = stage.surface('plaster', seed, 0.0)
    meshes = spice_meshes('clove-stems', seed)
    centre, radius, height = (-0.4, 0.8), 2.9, 1.3
    bowl = place(vessels.bowl_mesh(vessels.bowl_material('dark-wood'), radius, height), (*centre, rest))
    items = rain(meshes, 46, (0.1, -2.8), 1.3, rest + 0.1, seed + 9)
    cloves = [rest_degrees(mesh, spot, (90, 20 * k, turn), rest) for k, (mesh, spot, turn) in
              enumerate(zip(spice_meshes('cloves', seed), ((2.9, -1.0), (3.15, -1.95), (2.9, -2.9)), (80, 66, 74)))]
    for item in settle(items, [bowl, *cloves, ground(rest)], 110):
        # Thin stalks that stand upright look planted, those that rolled away are cut by the frame.
        item.hide_render = abs(item.matrix_world.col[2].z) > 0.42 or math.dist(item.location.xy, (0.1, -2.6)) > 1.75
    for item in quillings.heap(meshes, 900, centre, 2.5, height + 0.05, seed, 90, 0.45, clove.clove_material()):
        points = vertices_of(item.data) @ np.array(item.rotation_euler.to_matrix()).T + np.array(item.location)
        away = np.hypot(points[:, 0] - centre[0], points[:, 1] - centre[1])
        # What lies on the wall would stick through it.
        through = points[:, 2].min() < 0.4 or (away - vessels.bowl_inside(radius, height, points[:, 2] / height) > 0.12).any()
        # What lay on a hidden one, or stands out of the heap, would hang in the air.
        over = points[:, 2] - height - 0.3 - 0.9 * (1 - (away / radius) ** 2)
        item.hide_render = through or away.max() > radius or over.max() > 0 or np.ptp(points[:, 2]) > 0.75


def chili_heap(surface='linen', seed=0, count=42):
    """Dried chili pods in a loose heap."""
    rest = stage.surface(surface, seed)
    items = stack_sticks(chili.chilies(7, seed), count, (0.2, 0.4), 5.0, 2.4, rest, seed, 1.6, 0.6)
    for item in items[::3]:
        # A third of the stalks points the other way.
        item.rotation_euler = (Matrix.Rotation(math.pi, 3, 'Z') @ item.rotation_euler.to_matrix()).to_euler()
    for item in settle(items, [ground(rest)], 130, friction=0.9, damping=0.75, detail=110):
        # A pod that stands, leant on others, looks planted.
        item.hide_render = abs(item.matrix_world.col[2].z) > 0.45


def betel_study(surface='slate', seed=0):
    """Whole areca kernels and halves showing their marbled flesh."""
    rest = stage.surface(surface, seed)
    whole = betel.betel_nuts(6, 1.25, seed)
    cut = betel.betel_halves(3, 1.25, seed)
    for i, (x, y, tilt, yaw) in enumerate(((-2.7, 2.6, 4, 0), (0.1, 1.8, 6, 60), (3.0, 1.5, 70, 30), (-4.0, 0.2, -112, 32), (1.7, 4.2, 6, 200), (0.7, -3.75, -112, -24))):
        # Two show the scar at their base.
        rest_degrees(whole[i], (x, y), (tilt, 0, yaw), rest)
    # Split kernels lie on their round backs.
    for half, x, y, tilt, yaw in zip(cut, (-0.25, 2.9, -2.6), (-1.0, -1.25, -2.3), ((7, 3), (9, -4), (4, -3)), (14, -24, 48)):
        rest_degrees(half, (x, y), (*tilt, yaw), rest)


def turmeric_study(surface='slate', seed=0):
    """Turmeric fingers and bulbs heaped beside a little ground turmeric; two snapped fingers show their faces."""
    rest = stage.surface(surface, seed)
    meshes = roots.turmeric_fingers(11, seed)
    material = powder.powder_material('turmeric')
    x, y = 4.4, -2.5
    place(powder.heap_mesh(material, 2.0, 1.1, 3, 520, ragged=0.25, foot=1.6, fine=0.4, frayed=0.06), (x, y, rest))
    # A body with a wall round the powder keeps rolling bulbs out of it.
    fence = place(box_mesh('fence', (4.6, 4.6, 8.0), material), (x, y, rest))
    items = stack_sticks(meshes, 17, (-1.5, 1.4), 9.5, 1.5, rest, seed, 3.1, 0.9)
    # Two fall in front of the heap, not side by side.
    for mesh, spot, yaw in ((meshes[0], (-3.4, -3.2), 0.5), (meshes[1], (-0.2, -3.7), -0.35)):
        items.append(place(mesh, (*spot, rest + 9.5), lying(yaw, 1.0)))
    # Smooth enough to slide down until they lie.
    for item in settle(items, [fence, ground(rest)], 220, friction=0.35, damping=0.5, detail=160):
        # A bulb that came to stand on its broken end looks set up, one that rolled past the powder lost.
        item.hide_render = abs(item.matrix_world.col[2].z) > 0.8 or item.location.x > 4 and item.location.y > -1
    bpy.data.objects.remove(fence)
    powder.dusting('turmeric', (x, y), 1.7, 3.3, rest, seed)
    powder.spill('turmeric', (x, y), 1.4, 2.5, rest, 26000, 5, 1.9, material, 0.32)
    powder.spill('turmeric', (x - 0.9, y - 0.4), 0.6, 3.2, rest, 2500, 2, 1.3, material, 0.55)


def whole_mix(surface='linen', seed=0):
    """Whole spices side by side: white and black pepper, cloves, nutmeg, mace, sticks."""
    rest = stage.surface(surface, seed)
    spots = (('white-pepper', 'stone', (-4.0, 2.4), (2.6, 1.4), 300), ('black-pepper', 'wood', (2.6, 3.4), (2.5, 1.5), 360),
             ('cloves', 'ceramic', (0.2, -2.2), (2.3, 1.0), 105))
    for i, (kind, bowl, centre, size, count) in enumerate(spots):
        spread = ((centre[0] + 1.0, centre[1] - size[0] - 1.4), 1.3)
        _, items = filled_bowl(kind, bowl, rest, centre, size, count, 11 if kind == 'cloves' else 0, spread, seed + i,
                               scale=(0.72, 0.92) if kind == 'black-pepper' else (0.9, 1.1))
        # What rolled out of a bowl would lie in what is placed by hand, or be cut by the frame.
        for item in items:
            astray = math.dist(item.location.xy, centre) > size[0] + 0.25 and math.dist(item.location.xy, spread[0]) > 2.2
            item.hide_render = astray or item.location.y < -6.8
    rest_degrees(nutmeg.nutmegs(1, 1.12, 16)[0], (5.2, -1.2), (88, 12, 70), rest)
    rest_degrees(nutmeg.nutmeg_halves(1, 1.12, 16)[0], (4.7, -3.7), (7, -5, 62), rest)
    wrapped = nutmeg.nutmeg_in_mace(5)
    seed_in_mace = rest_degrees(wrapped[1], (-4.6, -2.4), (76, 18, 52), rest)
    place(wrapped[0], seed_in_mace.location, seed_in_mace.rotation_euler)
    rest_degrees(nutmeg.lifted_mace(5), (-2.6, -5.0), (90, 6, 40), rest)
    lay_sticks(cinnamon.cut_sticks(3, 7, 0.42, 2, finer=2), rest, 0.42, [(8.7, 3.7, 62), (9.6, 3.2, 68), (10.4, 2.9, 66)])
