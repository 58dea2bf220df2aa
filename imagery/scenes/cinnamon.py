"""Scenes of cinnamon: grades, types, cut pieces, leaf oil."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

import materials
import stage
from meshes import box_mesh, disc_mesh, lying, mesh_from_arrays, place, rest_degrees, sink, vertices_of
from objects import cinnamon, drums, leaves, powder, quillings, tools, vessels
from physics import ground, rain, settle
from scenes.parts import filled_bowl, lay_sticks, powder_bowl, small_leaves, spice_meshes


def grade_bundle(grade, surface='linen', seed=0, yaw=38, quills=None, length=11.0, loose=2, coir=False):
    """One bundle of a grade, tied in twine or `coir`, lying towards the camera, with loose quills in front; a negative yaw turns its
    near end right."""
    rest = stage.surface(surface, seed)
    radius = cinnamon.GRADES[grade].diameter / 20
    quills = quills or int(min(60, max(7, 9.5 / (radius * radius * 2.2))))
    meshes = cinnamon.grade_quills(grade, 9, length, seed + 1, finer=2)
    parent, base = cinnamon.bundle(meshes, quills, radius, length, seed + 2, turns=2 if coir else 3, coir=coir)
    mirror = -1 if yaw < 0 else 1
    cinnamon.lay_bundle(parent, (0.3 * mirror, 1.4), base, yaw, rest)
    spots = [(1.7, -4.1 - 1.4 * radius, 13), (2.2, -4.8 - 4.5 * radius, 18)][:loose]
    lay_sticks(meshes[:3], rest, radius, [(x * mirror, y, turned * mirror) for x, y, turned in spots])


_TAGS = {'alba': 'Alba', 'extra-special': 'Extra Special', 'c5-special': 'C5 Special', 'c5': 'C5', 'c4': 'C4', 'm5': 'M5', 'm4': 'M4', 'h1': 'H1',
         'h2-super': 'H2 Super', 'h2': 'H2'}


def grade_bench(grade, seed=0, rows=(), beside=(), length=11.0, tied=0):
    """Quills of a grade stacked in `rows` (from below), or `tied` of them, with their ends along a steel rule on pale wood; at the
    right a loose one of each grade in `beside`, with its name. Always on the same spots, so that pictures compare."""
    rest = stage.surface('ash', 3, 0.02, backdrop=0)
    meshes = cinnamon.grade_quills(grade, 14, length, seed + 1, 1.6, finer=2)
    if tied:
        parent, base = cinnamon.bundle(meshes, tied, cinnamon.GRADES[grade].diameter / 20, length, seed)
    else:
        parent, base = cinnamon.stack(meshes, rows, length, seed, shift=0.012), 0
    cinnamon.lay_bundle(parent, (-1.0, 0.5 * length - 3.6), base, 90, rest)
    tools.steel_rule((0.6, -4.9, rest), 0, 15)
    middle = 7.7 if len(beside) == 1 else 6.9
    for k, other in enumerate(beside):
        radius = cinnamon.GRADES[other].diameter / 20
        # The same quill of a grade wherever it lies: colour and foxing go by the name of the object.
        loose = cinnamon.grade_quills(other, 1, length, 60 + list(_TAGS).index(other), finer=2)[0]
        x = middle + 3.1 * k
        item = cinnamon.lay(loose, (x, 0.5 * length - 2.3), 90 - 2 * k, radius, rest, roll=40)
        item.name = 'loose ' + other
        sink(item, rest)
        tools.name_tag(_TAGS[other], (x - 0.35, -3.15, rest), 0, 0.62 if len(beside) == 1 or len(_TAGS[other]) < 9 else 0.44)


def cinnamon_range(surface='oak', seed=0):
    """Cinnamon as it is sold: a tied bundle, cut sticks in a bowl, ground cinnamon and loose quills."""
    rest = stage.surface(surface, seed)
    meshes = cinnamon.grade_quills('c4', 9, 11.0, seed + 1, finer=2)
    parent, base = cinnamon.bundle(meshes, 13, 0.65, 11.0, seed + 2)
    cinnamon.lay_bundle(parent, (-4.0, 3.0), base, 40, rest)
    _, material = powder_bowl('cinnamon', 'ceramic', rest, (5.4, 3.6), 3.0, 1.7, 4, 620)
    powder.spill('cinnamon', (5.4, 3.4), 2.3, 5.2, rest, 3500, 4, 1.7, material)
    _, items = filled_bowl('off-cuts', 'dark-wood', rest, (3.4, -3.4), (2.9, 1.5), 22, 0, seed=seed)
    for item in items:
        # What rolled away would be cut by the edge of the picture, or lie at the end of a quill as its kink.
        item.hide_render = not 0.9 < item.location.x < 5.5 or item.location.y < -6.5
    lay_sticks(meshes[:3], rest, 0.65, [(-3.6, -4.6, 14), (-6.8, -2.4, 30)])


def off_cuts(seed=0):
    """Off-cuts of all grades poured out on the bench of the grades, with their nibs and dust; a rule in front."""
    rest = stage.surface('ash', 3, 0.02, backdrop=0)
    meshes = spice_meshes('off-cuts', seed)
    rule = place(box_mesh('fence', (17, 2.6, 4), materials.paper()), (0.2, -5.9, rest))
    rng, items = random.Random(seed), []
    for k in range(78):
        # They fall lying, in low layers of a middle and a ring: from high up they would scatter.
        layer, spot = divmod(k, 6)
        turn, away = 1.26 * spot + layer, 3.5 if spot else 0.0
        items.append(place(rng.choice(meshes), (-0.3 + away * math.cos(turn), 1.4 + away * math.sin(turn), rest + 1.4 + 2.7 * layer)))
        items[-1].rotation_euler = lying(rng.uniform(0, 6.28), rng.uniform(0, 6.28), rng.uniform(-0.2, 0.2))
    items = settle(items, [rule, ground(rest)], 150, friction=0.9, damping=0.85, detail=50)
    highest = max(items, key=lambda item: item.location.z)
    for item in items:
        # What rolled away would be cut by the frame; the highest one balances on another.
        item.hide_render = item.hide_viewport = item == highest or math.dist(item.location.xy, (0.0, 1.0)) > 6.6
    bpy.data.objects.remove(rule)
    quillings.strew([(-0.2, 1.0, 3.4), (-0.2, -2.6, 2.2), (4.6, -2.2, 1.8)], 150, 5000, seed)
    tools.steel_rule((0.2, -5.9, rest), 0, 15)


def stick_pile(kind, surface='oak', seed=0, count=110, bowl=None, size=(4.4, 2.2)):
    """Off-cuts, quillings, chips or cut sticks: a heap, or a bowl of them with a few in front."""
    rest = stage.surface(surface, seed)
    meshes = spice_meshes(kind, seed)
    if kind == 'quillings':
        meshes += quillings.splinters(6, seed)
    if not bowl:
        items = rain(meshes, count, (0, 0.5), 4.2, rest + 0.1, seed)
        settle(items, [ground(rest)], 130, friction=0.9, damping=0.7)
        return
    spread = (2.4, -4.3)
    _, items = filled_bowl(kind, bowl, rest, (0, 0.6), size, count, max(6, count // 8), (spread, 2.1), seed, 150, meshes, over=1.0)
    if kind == 'quillings':
        for item in items:
            spot = item.location.xy
            # What rolled off would lie alone at the edge of the cloth, what fell close to the bowl leans on it.
            outside = (spot - Vector((0, 0.6))).length > size[0]
            item.hide_render |= outside and ((spot - Vector(spread)).length > 2.7 or spot.y > -2.5)
            item.hide_viewport = item.hide_render
        quillings.strew([(0.0, 0.6, 2.2), (2.5, -4.1, 1.3), (2.5, -4.1, 1.3), (2.0, -4.2, 2.3)], seed=seed)


def feather_heap(surface='plaster', seed=0):
    """Featherings poured out on a table, some of them beside the heap."""
    rest = stage.surface(surface, seed, 0.0)
    meshes = spice_meshes('featherings', seed)
    quillings.heap(meshes, 620, (-0.6, 1.2), 5.6, 1.9, seed)
    quillings.heap(meshes, 14, (3.2, -4.9), 2.2, 0.0, seed + 1, 14)
    quillings.strew([(-0.6, -2.6, 2.4), (2.8, -4.4, 1.6)], 60, 2500, seed)


def cinnamon_types(kind, surface='plaster', seed=0):
    """One of the four cinnamons of trade, alike framed for comparison."""
    rest = stage.surface(surface, seed, 0.0)
    if kind == 'ceylon':
        meshes = cinnamon.grade_quills('c5', 9, 10.5, 3)
        cinnamon.lay_bundle(cinnamon.stack(meshes, (6, 5, 3), 10.5, 3), (0, 0), 0, 24, rest)
    elif kind == 'cassia':
        meshes = cinnamon.cassia_sticks(5, 11.0, 2)
        cinnamon.lay_bundle(cinnamon.stack(meshes[:4], (3, 1), 11.0, 4, touch=1.02), (0, 0.2), 0, 24, rest)
    elif kind == 'saigon':
        rng = random.Random(5)
        items = rain(spice_meshes('saigon', 4), 60, (0, 0), 2.3, rest + 0.1, 5)
        for item in items:
            # Chips fall flat, on their back or on their belly: spawned on edge, they would stay standing in the heap.
            item.rotation_euler = lying(rng.uniform(0, 6.28), math.pi * rng.choice((0.5, 1.5)), rng.uniform(-0.06, 0.06))
        for item in settle(items, [ground(rest)], 150, friction=0.7):
            # A chip that came to stand or rolled away looks as if it flew.
            height = (vertices_of(item.data) @ np.array(item.rotation_euler.to_matrix()).T)[:, 2]
            if np.ptp(height) > 1.7 or item.location.xy.length > 5.2:
                item.hide_render = True
    else:
        meshes = cinnamon.korintje_sticks(6, 9.5, 2)
        cinnamon.lay_bundle(cinnamon.stack(meshes[:5], (3, 2), 9.5, 2, (270,)), (0, 0.6), 0, 24, rest)
        sink(cinnamon.lay(meshes[5], (1.2, -3.9), 34, 0.5, rest, roll=262), rest)


def grade_card(grade, seed=0):
    """One grade on plaster, always framed alike so that the diameters compare; powder and oil beside a quill of C5."""
    rest = stage.surface('plaster', 2, 0.0)
    if grade == 'powder':
        _, material = powder_bowl('cinnamon', 'dark-wood', rest, (-0.6, 0.9), 4.2, 2.1, seed)
        powder.spill('cinnamon', (-0.6, 0.7), 3.0, 7.2, rest, 5000, seed, 1.7, material)
        tools.steel_rule((1.0, -7.2, rest), 12)
        lay_sticks(cinnamon.grade_quills('c5', 3, 11.0, seed + 11), rest, 0.5, [(2.4, -5.0, 14), (5.6, 0.6, 62)])
        return
    if grade == 'oil':
        vessels.dropper_bottle(location=(-1.6, 1.6, rest), yaw=4)
        place(vessels.bowl_mesh(vessels.bowl_material('ceramic'), 2.1, 0.9, 0.18), (3.2, -1.4, rest))
        place(disc_mesh('oil', 1.76, materials.liquid('#d9a440', '#e3b45a', 1.6, 0.1), 0.03), (3.2, -1.4, rest + 0.62))
        small_leaves(rest, [(4.6, 3.4, 24), (-5.4, -0.8, 156), (-0.4, -4.6, -8)], 7.5, seed=4)
        tools.steel_rule((1.0, -6.6, rest), 12)
        return
    radius = cinnamon.GRADES[grade].diameter / 20
    meshes = cinnamon.grade_quills(grade, 9, 11.0, seed + 11)
    count = {'alba': 52, 'c5': 26, 'c4': 17, 'm5': 12, 'm4': 10, 'h1': 8, 'h2': 7}[grade]
    parent, base = cinnamon.bundle(meshes, count, radius, 11.0, seed + 2)
    cinnamon.lay_bundle(parent, (0, 0.8), base, 42, rest)
    lay_sticks(meshes[:1], rest, radius, [(2.2, -3.9 - 2.1 * radius, 12)])
    tools.steel_rule((1.3, -5.6 - 3.1 * radius, rest), 12)


def grade_end(grade, diameter, seed=0):
    """The end of a quill of a grade on nothing, for a camera above it: in its widest direction it measures `diameter` mm."""
    parts = cinnamon.quill_end(grade, seed)
    outline = cinnamon.outline(parts[0][0])
    turn = np.linspace(0, math.pi, 180, endpoint=False)
    along = outline @ np.stack([np.cos(turn), np.sin(turn)])
    scale = diameter / 10 / np.ptp(along, axis=0).max()
    middle = (outline.min(0) + outline.max(0)) / 2 * scale
    for mesh, depth in parts:
        place(mesh, (-middle[0], -middle[1], -depth * scale), scale=scale)
    dark = materials.Shader('dark').principled(color='#20130a', rough=0.9)
    inside = np.column_stack([(outline * scale - middle) * 0.93, np.full(len(outline), -2.0)])
    each = np.arange(1, len(inside) - 1)
    place(mesh_from_arrays('dark', inside, np.column_stack([0 * each, each, each + 1]), materials=[dark], smooth=False))


def oil(seed=0):
    """A sample bottle of leaf oil and cinnamon leaves on a bench, height 0, before a drum of it; another drum behind."""
    stage.wall(120, '#c9bda9', '#a99c86', 160).location.z = -70
    bench = stage.planks(materials.pale_ash(), count=5, width=9, length=150, turn=0.0, seed=4, start=-38.5)
    bench.location.x = -3
    drums.drum((-9, 52, 10 - drums.HEAD), 4, ('CINNAMON', 'LEAF OIL'))
    drums.drum((52, 68, 10 - drums.HEAD), 40)
    # Light goes through both walls of the bottle.
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.transmission_bounces, cycles.glossy_bounces = 14, 12, 6
    drums.sample_bottle((8.2, -9.5, 0), -6)
    spots = ((-8.9, -4.6, 14), (-8.6, -11.5, -14), (0.4, -8.9, 48))
    for (x, y, yaw), mesh in zip(spots, leaves.leaves(3, 12.5, seed, broad=0.22, flat=0.6, bent=1.0)):
        rest_degrees(mesh, (x, y), (0, 0, yaw), 0.03)


def measured(seed=0):
    """A caliper closed on a quill of C5: 10 mm; other grades lie beside it."""
    rest = stage.surface('ash', 3, 0.02, backdrop=0)
    quills = cinnamon.grade_quills('c5', 3, 11.0, seed + 1, finer=2)
    quill = cinnamon.lay(quills[0], (0.5, 8.2), 90, 0.5, rest, roll=25)
    sink(quill, rest)
    reach = vertices_of(quill.data) @ np.array(quill.rotation_euler.to_matrix()).T
    near = reach[reach[:, 1] < reach[:, 1].min() + 2.6, 0]
    tools.caliper((0.5 + near.min(), 0.2, rest), 0, float(np.ptp(near)))
    for grade, x, yaw in (('alba', -3.4, 94), ('c4', 5.2, 84), ('m4', 8.6, 88)):
        other = cinnamon.grade_quills(grade, 1, 11.0, seed + 40, finer=2)[0]
        sink(cinnamon.lay(other, (x, 8.6), yaw, cinnamon.GRADES[grade].diameter / 20, rest, roll=70), rest)


def peeling(surface='matt-slate', seed=0):
    """What a peeler works with: a stem half bare, strips of its bark, a brass rod and a knife; two quills in front."""
    rest = stage.surface(surface, seed, 0.06, backdrop=70)
    for mesh in quillings.peeled_stem(seed=seed):
        stem = place(mesh, (-2.6, 4.9, rest + 1.05))
        stem.rotation_euler = lying(math.radians(8))
    # Two lie on their edges, the last one on its back.
    for mesh, (x, y, yaw, roll) in zip(quillings.bark_strips(3, 19.0, seed), ((9.3, 1.8, 9, 178), (10.6, -0.7, 13, 186), (14.6, 5.2, 15, -8))):
        item = place(mesh, (x, y, rest))
        item.rotation_euler = lying(math.radians(yaw), math.radians(roll))
        sink(item, rest)
    tools.brass_rod((-8.0, -0.9, rest), 8, 15.0)
    tools.peeling_knife((-1.4, -5.0, rest), 7)
    lay_sticks(cinnamon.grade_quills('c5', 2, 13.0, seed + 1, finer=2), rest, 0.5, [(10.3, -4.4, 36), (11.6, -4.9, 39)])
    quillings.strew([(-2.0, 2.4, 2.4), (2.6, -1.0, 2.6)], 50, 1500, seed)


def sprigs(seed=0):
    """A twig of the cinnamon bush on plaster, its old leaves green and the young ones red, and two quills."""
    rest = stage.surface('plaster', 4, 0.0)
    leaves.sprig((-8.4, -1.6), 17, rest, seed=seed)
    lay_sticks(cinnamon.grade_quills('c5', 2, 13.0, seed + 2, finer=2), rest, 0.5, [(8.9, 1.4, 98), (10.05, 0.9, 95)])


def oil_store(seed=0):
    """Blue drums of leaf oil standing in a store."""
    stage.slab(materials.plaster('#a9a49b', '#97928a', 'floor'))
    stage.wall(230, '#c9bda9', '#a99c86', 420)
    for x, y, yaw in ((-62, -4, 9), (0, -22, 0), (63, 2, -12), (-30, 62, 150), (34, 66, 200)):
        drums.drum((x, y, 0), yaw, ('CINNAMON', 'LEAF OIL'))
    drums.sample_bottle((6, -38, drums.HEAD), 6)
    for (x, y, yaw), mesh in zip(((-10, -38, 20), (-4, -30, 62)), leaves.leaves(2, 12.0, seed, 0.0)):
        rest_degrees(mesh, (x, y), (0, 0, yaw), drums.HEAD + 0.05)
