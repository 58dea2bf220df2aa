"""Scenes of ground spices."""
import math

import stage
from meshes import lying, place, place_degrees, rest_degrees
from objects import chili, cinnamon, nutmeg, powder, roots, vessels
from physics import ground, rain, settle, strew
from scenes.parts import drop_sticks, lay_sticks, powder_bowl, spice_meshes, spilled


def from_above(spice, companion, seed=0, bowl='charcoal', furrow=None, pinch=(1.5, -4.15, 1.0, 0), spots=((5.0, 2.0), (3.4, -3.6))):
    """A bowl of ground spice on mid-grey with the `furrow` of a scoop and its raw spice at the right, corns about `spots`; a `pinch`
    (x, y, radius, yaw) of it lies on the table. All lie alike, so that their colours compare."""
    rest = stage.surface('grey', 5, 0.0, backdrop=0)
    centre, radius = (-2.3, 0.0), 4.3
    holder, _ = powder_bowl(spice, bowl, rest, centre, radius, 2.5, seed, 860, deep=0.32, furrow=furrow)
    if pinch:
        powder.spilled_pinch(spice, pinch[:2], pinch[2], rest, seed, pinch[3])
    raw_companion(companion, rest, seed, holder, spots)


def raw_companion(kind, rest, seed, powder_holder, spots):
    """The whole spice next to its powder; what falls stays outside `powder_holder`."""
    if kind == 'ginger':
        root = rest_degrees(roots.ginger_root(seed), (6.7, 2.5), (4, 0, 62), rest)
        slices = roots.ginger_slices(6, seed)
        places = ((4.2, -3.4), (6.9, -3.8), (5.2, -1.7), (7.1, -1.9), (4.9, -3.0), (6.3, -3.0))
        items = [place(mesh, (x, y, rest + 0.5 + 0.6 * k), (0.06 * k, 0.05, 1.3 * k + 0.5)) for k, (mesh, (x, y)) in enumerate(zip(slices, places))]
        settle(items, [powder_holder, root, ground(rest)], 100, friction=0.9, damping=0.85, detail=60)
    elif kind == 'cinnamon':
        lay_sticks(cinnamon.grade_quills('c5', 4, 8.0, seed), rest, 0.5, [(5.0, 0.5, 66), (6.1, 0.0, 70), (5.5, 0.3, 64, 0.82)])
    elif kind == 'turmeric':
        drop_sticks(roots.turmeric_fingers(4, seed), rest, [(5.6, 3.4, 40), (6.0, -0.2, 70), (3.6, -3.2, 15)], 1.0, [powder_holder])
    elif kind == 'chili':
        spots = ((4.4, 4.9, 8), (5.7, 3.5, -8), (5.0, 2.1, 12), (7.5, -1.6, 78), (4.7, -1.5, -60), (6.2, 1.4, -24), (5.9, -2.6, 34))
        # One above the other at first, so that those that cross never start in one another.
        items = [place(pod, (x, y, rest + 0.45 + 0.6 * k), lying(math.radians(yaw), math.pi * (k % 2)))
                 for k, (pod, (x, y, yaw)) in enumerate(zip(chili.chilies(len(spots), seed), spots))]
        settle(items, [powder_holder, ground(rest)], 110, friction=0.9, damping=0.8, detail=160)
    elif kind == 'nutmeg':
        whole = nutmeg.nutmegs(3, 1.15, seed)
        rest_degrees(whole[0], (4.9, 1.9), (88, 0, 74), rest)
        rest_degrees(whole[1], (6.9, 3.2), (86, 20, 130), rest)
        rest_degrees(whole[2], (5.6, -2.2), (92, 0, 28), rest)
        rest_degrees(nutmeg.nutmeg_halves(1, 1.15, seed)[0], (4.1, -0.2), (9, 0, -14), rest)
    else:
        meshes = spice_meshes(kind, seed)
        round_kind = kind.endswith('pepper')
        # Round corns roll apart: packed into a small ring they would look laid out.
        items = spilled(kind, meshes, 46, spots[0], 2.7 if round_kind else 1.9, rest, seed)
        items += spilled(kind, meshes, 16, spots[1], 1.8, rest, seed + 3)
        if round_kind:
            # A few lie on the others where the spill is thickest.
            items += strew(meshes, 9, spots[0], 1.1, rest + 0.7, seed + 7)
        kept = settle(items, [powder_holder, ground(rest)], 100, friction=0.9, damping=0.7)
        if round_kind:
            # Round corns stand on one point; a little into the rough of the table they lie on a spot.
            for item in kept:
                item.location.z -= 0.015


def palette(surface='slate', seed=0):
    """Small bowls of eight ground and whole spices seen from above."""
    rest = stage.surface(surface, seed, backdrop=0)
    kinds = ('turmeric', 'chili', 'ginger', 'cinnamon', 'black-pepper', 'nutmeg', 'clove', 'white-pepper')
    bowls = ('stone', 'ceramic', 'dark-wood', 'celadon', 'pale-stone', 'wood', 'ceramic', 'dark-ceramic')
    spots = [(-5.4, 3.0), (0.1, 3.5), (5.5, 2.9), (-2.8, -0.9), (2.9, -1.0), (-6.6, -2.9), (0.0, -5.0), (6.5, -3.4)]
    for i, (x, y) in enumerate(spots):
        _, material = powder_bowl(kinds[i], bowls[i], rest, (x, y), 2.05 + 0.2 * (i % 3), 0.9, i, 640)
        if kinds[i] in ('cinnamon', 'chili'):
            powder.spill(kinds[i], (x + 1.6, y - 2.4), 0.1, 1.5, rest, 900, i, 0.9, material, 0.4)
    lay_sticks(cinnamon.grade_quills('c5', 4, 4.6, 2, finer=2), rest, 0.5, [(-9.4, 0.9, 74), (9.6, 0.4, 106), (-3.8, -4.9, 30)])
    items = strew(spice_meshes('black-pepper'), 30, (3.6, -6.6), 1.5, rest, 3, outside=(0.0, -5.0, 2.4))
    settle(items, [ground(rest)], 80, friction=0.95, damping=0.8)
    items = rain(spice_meshes('cloves'), 16, (-0.2, 7.2), 1.6, rest + 0.1, 4) + rain(spice_meshes('cloves', 2), 9, (8.6, 6.2), 1.4, rest + 0.1, 5)
    settle(items, [ground(rest)], 80)


def mortar_scene(surface='slate', bowl='stone', seed=0):
    """Mortar and pestle with crushed pepper."""
    rest = stage.surface(surface, seed)
    material = vessels.bowl_material(bowl)
    body = vessels.mortar(material, rest, (0, 0.6))
    crushed = powder.powder_material('black-pepper')
    powder.coarse_grains(place(powder.heap_mesh(crushed, 2.5, 0.45, 2, 420, 'dome', 0.4), (0, 0.6, rest + 2.7)))
    place_degrees(vessels.pestle_mesh(material), (-0.5, 0.4, rest + 2.8), (14, 34, 0))
    meshes = spice_meshes('black-pepper', seed)
    items = rain(meshes, 30, (0.4, 0.5), 1.3, rest + 3.4, seed) + rain(meshes, 30, (3.2, -3.2), 2.2, rest + 0.1, seed + 1)
    settle(items, [body, ground(rest)], 90, friction=0.95, damping=0.8, keep_above=rest)
    powder.spill('black-pepper', (2.0, -2.6), 0.2, 4.0, rest, 2500, 3, 1.0, crushed)
