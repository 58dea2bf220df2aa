"""What a peeler fills a quill with: rolls of bark pressed against one another. Lengths in cm, cross-sections in the plane z = 0."""
import math

import numpy as np

from noise import smoothstep

RAYS = 96  # directions in which the outline of a roll is known
_ANGLE = np.arange(RAYS) * 2 * math.pi / RAYS
_DIRECTION = np.stack([np.cos(_ANGLE), np.sin(_ANGLE)], 1)


def roll_sizes(rng, inside, least):
    """Radii of the rolls in a quill of inner radius `inside`, none under `least`: one, two or three scrolls of different size
    with small pieces between them, or small pieces alone."""
    scrolls = rng.choice(((0.68,), (0.56, 0.38), (0.58, 0.33), (0.47, 0.40, 0.30), (0.45, 0.26)))
    sizes = [rng.uniform(0.92, 1.08) * scroll * inside for scroll in scrolls]
    while sum(size * size for size in sizes) < 0.80 * inside * inside:
        sizes.append(max(least, rng.choice((0.19, 0.25, 0.32)) * rng.uniform(0.85, 1.15) * inside))
    return np.array(sizes)


def pushed_apart(sizes, inside, seed):
    """Centres (N, 2) of circles of the given radii, pushed apart inside a circle of radius `inside`."""
    centres = np.random.RandomState(seed % 2**31).normal(size=(len(sizes), 2)) * inside * 0.4
    for _ in range(400):
        delta = centres[:, None] - centres[None]
        gap = np.linalg.norm(delta, axis=2) + 1e-9
        depth = np.maximum((sizes[:, None] + sizes[None]) - gap, 0)
        np.fill_diagonal(depth, 0)
        centres += (delta / gap[..., None] * depth[..., None]).sum(1) * 0.3
        away = np.linalg.norm(centres, axis=1) + 1e-9
        centres -= centres / away[:, None] * np.maximum(away + sizes - inside, 0)[:, None]
    return centres


def _to_wall(centre, wall):
    """Distance from `centre` in each direction to a wall, given as its distances from the origin by direction."""
    radius = np.full(RAYS, wall.mean())
    for _ in range(4):
        along = _DIRECTION @ centre
        reach = -along + np.sqrt(np.maximum(along * along - centre @ centre + radius * radius, 1e-6))
        point = centre + reach[:, None] * _DIRECTION
        radius = np.interp(np.arctan2(point[:, 1], point[:, 0]) % (2 * math.pi), _ANGLE, wall, period=2 * math.pi)
    return reach


def cells(centres, sizes, wall, gap):
    """Outlines (N, RAYS), as distances from the centres, of rolls that press against one another and against the wall, `gap` apart.

    They are the cells of a power diagram with rounded corners."""
    outlines = []
    for i, (centre, size) in enumerate(zip(centres, sizes)):
        reach = np.minimum(_to_wall(centre, wall), size * 1.9)
        for j, other in enumerate(centres):
            if j != i:
                delta = other - centre
                square = delta @ delta
                toward = _DIRECTION @ delta
                border = (square + size * size - sizes[j] ** 2) / (2 * np.maximum(toward, 1e-6))
                reach = np.where(toward > 1e-6, np.minimum(reach, border), reach)
        sharp = np.maximum(reach - gap, size * 0.45)
        reach = sharp
        for _ in range(22):
            reach = np.minimum(reach, (np.roll(reach, 1) + 2 * reach + np.roll(reach, -1)) / 4)
        # Rounding drew the sides in: the roll grows until they touch again.
        outlines.append(reach * np.percentile(sharp / reach, 12))
    return np.array(outlines)


def inner_wall(rng_start, sense, radius, pitch, turns, thickness):
    """Distances from the axis, by direction, to the inside of a sheet rolled inwards from `radius` for `turns` (see `scroll`)."""
    after = (sense * (_ANGLE - rng_start)) % (2 * math.pi)
    last = after + 2 * math.pi * np.floor((2 * math.pi * turns - after) / (2 * math.pi))
    wall = radius - pitch * last / (2 * math.pi) - thickness
    # A sheet bends over the edge of the one inside it.
    for _ in range(5):
        wall = np.minimum(wall, (np.roll(wall, 1) + 2 * wall + np.roll(wall, -1)) / 4)
    return wall


def spiral(rng, outline, centre, pitch, thickness, steps=30):
    """Centre line (N, 2) of the outer face of a sheet rolled inwards within `outline` round `centre`, and its arc length; `steps` a turn."""
    mean = outline.mean()
    hollow = max(1.3 * thickness, 0.10 * mean)
    turns = max(0.8, (mean - hollow) / pitch)
    a = np.linspace(0, 2 * math.pi * turns, max(16, int(steps * turns)))
    start, sense = rng.uniform(0, 2 * math.pi), rng.choice((-1, 1))
    angle = start + sense * a
    shape = np.interp(angle % (2 * math.pi), _ANGLE, outline, period=2 * math.pi)
    left = np.maximum(1 - pitch * a / (2 * math.pi) / mean, 0)
    # Turns lie on one another here and part there; towards the middle they become rounder.
    phase = [rng.uniform(0, 6.28) for _ in range(3)]
    wave = np.sin(a * 0.37 + phase[0]) + 0.7 * np.sin(a * 0.83 + phase[1]) + 0.4 * np.sin(a * 2.1 + phase[2])
    slack = np.maximum(pitch - thickness, 0) * 0.36
    away = mean * left + (shape - mean) * left ** 1.6 - slack * (1 + wave / 2.1) * smoothstep(0, 2.0, a)
    # The inner edge is bent, not drawn with compasses.
    away = np.maximum(away, 0.35 * hollow) * (1 + 0.10 * np.sin(angle * 2 + phase[1]) * (1 - left))
    line = centre + away[:, None] * np.stack([np.cos(angle), np.sin(angle)], 1)
    walked = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    return line, walked, sense
