"""Parts that scenes share: whole spices by name, filled bowls, laid sticks, leaves. Lengths in cm, angles in degrees."""
import math

import numpy as np

from meshes import lying, place, place_degrees, sink, vertices_of
from objects import betel, cardamom, chili, cinnamon, clove, leaves, nutmeg, pepper, powder, quillings, roots, vessels
from physics import ground, rain, settle, strew


def spice_meshes(kind, seed=0):
    """Variants of a whole spice by name."""
    makers = {
        'black-pepper': lambda: pepper.peppercorns('black', seed=seed),
        'white-pepper': lambda: pepper.peppercorns('white', seed=seed),
        'green-pepper': lambda: pepper.peppercorns('green', seed=seed),
        'cloves': lambda: clove.cloves(8, seed),
        'clove-stems': lambda: clove.clove_stems(10, seed),
        'cardamom': lambda: cardamom.cardamoms(8, seed),
        'mace': lambda: nutmeg.mace_blades(6, seed),
        'nutmeg': lambda: nutmeg.nutmegs(4, 1.1, seed, 5),
        'betel': lambda: betel.betel_nuts(4, 1.25, seed),
        'turmeric': lambda: roots.turmeric_fingers(7, seed),
        'chili': lambda: chili.chilies(6, seed),
        'cut-sticks': lambda: cinnamon.cut_sticks(6, 5.0, seed=seed),
        'off-cuts': lambda: cinnamon.off_cuts(seed=seed),
        'quillings': lambda: quillings.quillings(16, seed),
        'featherings': lambda: quillings.featherings(36, seed),
        'saigon': lambda: cinnamon.saigon_chips(9, seed),
    }
    return makers[kind]()


def spilled(kind, meshes, count, centre, radius, rest, seed, outside=None):
    """A spill of a whole spice: corns lie strewn in one layer, long pieces fall on one another; `outside` is that of `strew`."""
    if kind.endswith('pepper'):
        return strew(meshes, count, centre, radius, rest, seed, outside=outside)
    return rain(meshes, count, centre, radius, rest + 0.1, seed)


def filled_bowl(kind, bowl, rest, centre=(0, 0), size=(3.4, 2.1), count=120, scatter=30, spread=((2.6, -3.2), 2.2),
                seed=0, frames=110, meshes=None, over=None, scale=(0.9, 1.1)):
    """A bowl of a whole spice with some spilled beside it; returns (bowl object, placed items).

    What reaches more than `over` cm beyond the rim or twice that above it, as thin stalks do, stands upright or fell elsewhere than
    the spill is left out."""
    holder = place(vessels.bowl_mesh(vessels.bowl_material(bowl), *size), (*centre, rest))
    meshes = meshes or spice_meshes(kind, seed)
    items = rain(meshes, count, centre, size[0] * 0.62, rest + size[1] * 0.55, seed, scale)
    if scatter:
        items += spilled(kind, meshes, scatter, *spread, rest, seed + 9, (*centre, size[0] * 0.72))
    # Long ridged pods sink into each other when their hulls are coarse.
    kept = settle(items, [holder, ground(rest)], frames, detail=60 if kind == 'cardamom' else 40)
    for item in kept if over is not None else ():
        points = vertices_of(item.data) @ np.array(item.matrix_world.to_3x3()).T + np.array(item.matrix_world.translation)
        away = np.hypot(points[:, 0] - centre[0], points[:, 1] - centre[1])
        upright = (abs(item.matrix_world.col[2].z) > 0.42 and np.ptp(points[:, 2]) > 0.6) or points[:, 2].max() > rest + size[1] + 2 * over
        lost = away.min() > size[0] and math.dist(points[:, :2].mean(0), spread[0]) > spread[1] + 0.9
        if upright or lost or (away.min() < size[0] and away.max() > size[0] + over):
            item.hide_render = True
    return holder, kept


def powder_bowl(spice, bowl, rest, centre=(0, 0), radius=3.3, heap=1.7, seed=0, resolution=700, material=None, deep=0.6, dent=None, furrow=None):
    """A bowl filled to its wall with a heap of powder; returns (bowl object, powder material).

    `deep` is the bowl's height as a part of its radius, `heap` how far the powder rises over its edge at the wall in cm; `dent`
    and `furrow` are those of `powder.heap_mesh`; with a furrow the heap is a soft one.
    """
    height = radius * deep
    holder = place(vessels.bowl_mesh(vessels.bowl_material(bowl), radius, height), (*centre, rest))
    material = material or powder.powder_material(spice)
    coarse = powder.is_coarse(spice)
    soft = furrow is not None
    level = 0.80
    # The powder reaches into the wall, so that no gap shows whatever its relief.
    reach = vessels.bowl_inside(radius, height, level) + 0.10
    lumps = 0.4 if coarse and not soft else powder.POWDERS[spice].clumps * (1.7 if soft else 1.0)
    mesh = powder.heap_mesh(material, reach, heap, seed, resolution, lumps=lumps, ragged=0.0,
                            filled=True, dent=dent, fine=1.0 if coarse else 0.4, furrow=furrow, soft=soft)
    pile = place(mesh, (*centre, rest + height * level))
    if coarse:
        powder.coarse_grains(pile, seed)
    elif soft:
        powder.crumbs(pile, material, seed)
    if powder.POWDERS[spice].fibres:
        powder.fibres(pile, powder.fibre_material(spice), seed, powder.POWDERS[spice].fibres)
    return holder, material


def lay_sticks(meshes, rest, radius, places):
    """Lay sticks at (x, y, yaw[, extra height])."""
    for i, spot in enumerate(places):
        x, y, yaw = spot[:3]
        lift = spot[3] if len(spot) > 3 else 0.0
        item = cinnamon.lay(meshes[i % len(meshes)], (x, y), yaw, radius, rest + lift, roll=i * 77)
        if not lift:
            sink(item, rest)


def drop_sticks(meshes, rest, places, lift=1.0, colliders=(), frames=70):
    """Let sticks fall flat from `lift` cm above the table at (x, y, yaw), clear of one another; returns what stays."""
    items = []
    for i, (x, y, yaw) in enumerate(places):
        item = place(meshes[i % len(meshes)], (x, y, rest + lift))
        item.rotation_euler = lying(math.radians(yaw), i * 1.9)
        items.append(item)
    return settle(items, [*colliders, ground(rest)], frames, friction=0.9, damping=0.8, detail=90)


def small_leaves(rest, places, length=7.0, dry=0.0, seed=0):
    """Leaves at (x, y, yaw)."""
    kinds = leaves.leaves(3, length, seed, dry)
    for i, (x, y, yaw) in enumerate(places):
        place_degrees(kinds[i % 3], (x, y, rest + 0.12), (0, 0, yaw))
