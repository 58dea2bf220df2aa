"""Cross-sections of quills: a sheet of bark whose edges curl in, and the curls and splinters pressed into it. Lengths in cm.

Every piece is a chain of points that springs open until it presses against another."""
import math
from dataclasses import dataclass

import numpy as np

from noise import perlin_grid, smoothstep


@dataclass
class Piece:
    """A strip of bark seen from its end: its centre line, its thickness, and the radius it would curl to if nothing held it."""

    line: np.ndarray
    thickness: float
    curl: float
    held: np.ndarray  # 1 where the points keep their place


def _walk(start, heading, bends, step):
    """Line (N, 2) from `start`, turning by `bends` (radians a cm) at each `step`."""
    angle = heading + np.concatenate([[0], np.cumsum(np.asarray(bends) * step)])
    return np.concatenate([[start], start + np.cumsum(np.stack([np.cos(angle[1:]), np.sin(angle[1:])], 1) * step, axis=0)])


def _outer_sheet(rng, radius, thickness, step):
    """The sheet that is seen from outside: both edges roll in and meet in a groove, or one edge lies over the other, rolled-in one."""
    seam = rng.uniform(0, 2 * math.pi)
    middle = radius - thickness / 2
    grooved = rng.random() < 0.6
    # The two rolls share the room: where one is large, the other is small.
    share = rng.uniform(-0.06, 0.06)
    tight = [0.33 + share, 0.33 - share]
    if grooved:
        gap = [math.asin(min(0.8, (t * radius + 0.9 * thickness) / (radius - t * radius))) for t in tight]
    else:
        gap = [0.05, 0.05 - rng.uniform(0.35, 0.9)]
        tight[0] = rng.uniform(0.60, 0.72)
    arc = np.arange(seam + gap[0], seam + 2 * math.pi - gap[1], step / middle)
    line = middle * np.stack([np.cos(arc), np.sin(arc)], 1)
    if not grooved:
        # The edge that lies under the other one dips in by a little more than the thickness.
        under = np.clip(1 - (arc - arc[0]) / (2.1 - gap[0] - gap[1]), 0, 1)
        line *= 1 - (1.35 * thickness / middle * np.clip(under * 1.6, 0, 1))[:, None]
    held = np.ones(len(line))
    lines, helds = [line], [held]
    for end in (0, 1):
        if not grooved and end:
            continue
        turn = rng.uniform(1.3, 2.5) * math.pi if grooved else rng.uniform(1.4, 2.6) * math.pi
        goal = 1 / (tight[end] * radius)
        turned, bend, bends = 0.0, 1 / radius, []
        while turned < turn:
            bend = min(goal, bend + (goal - 1 / radius) * step / (0.22 * radius))
            goal *= 1 + 0.14 * step / (tight[end] * radius)
            bends.append(bend)
            turned += bend * step
        if end:
            tip = _walk(line[-1], math.atan2(*(line[-1] - line[-2])[::-1]), bends, step)[1:]
            lines.append(tip)
        else:
            tip = _walk(line[0], math.atan2(*(line[0] - line[1])[::-1]), [-b for b in bends], step)[1:]
            lines.insert(0, tip[::-1])
        fixed = (np.arange(len(tip)) * step < (0.5 if grooved else 0.1) * radius).astype(float)
        if end:
            helds.append(fixed)
        else:
            helds.insert(0, fixed[::-1])
    return Piece(np.concatenate(lines), thickness, 0.5 * radius, np.concatenate(helds)), grooved


def _lining(rng, outer, depth, thickness):
    """A sheet rolled up together with the outer one, `depth` inside its middle: a part of its length."""
    count = len(outer.line)
    size = int(count * rng.uniform(0.45, 0.85))
    first = rng.randrange(count - size)
    line = outer.line[first:first + size]
    ahead = np.gradient(line, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None] + 1e-9
    return Piece(line + depth * np.stack([-ahead[:, 1], ahead[:, 0]], 1), thickness, outer.curl, np.zeros(size))


def _spiral(rng, centre, room, thickness, step):
    """A strip curled up within `room` round `centre`, about once round."""
    pitch = thickness * rng.uniform(1.15, 1.5)
    away, angle, points = room - thickness / 2, rng.uniform(0, 6.28), []
    turns = rng.uniform(0.6, 1.3)
    end = angle + 2 * math.pi * turns
    while angle < end and away > 1.3 * thickness:
        points.append((away * math.cos(angle), away * math.sin(angle)))
        angle += step / away
        away -= pitch * step / away / (2 * math.pi)
    return centre + np.array(points).reshape(-1, 2) * (1, rng.choice((-1, 1)))


def _nearest(points, lines):
    """Distance of each point to the nearest point of the lines."""
    others = np.concatenate(lines)
    return np.sqrt(((points[:, None] - others[None]) ** 2).sum(2).min(1))


def _inside(spots, ring):
    """Which spots lie within a closed ring of points."""
    x, y = spots[:, 0][:, None], spots[:, 1][:, None]
    a, b = ring, np.roll(ring, -1, 0)
    between = (a[:, 1] > y) != (b[:, 1] > y)
    with np.errstate(divide='ignore', invalid='ignore'):
        at = a[:, 0] + (y - a[:, 1]) * (b[:, 0] - a[:, 0]) / (b[:, 1] - a[:, 1])
    return (between & (x < at)).sum(1) % 2 == 1


def _room(rng, pieces, radius, inside, count=400):
    """(spots, free distance round each) at random within the quill."""
    dice = np.random.RandomState(rng.randrange(2 ** 31))
    away, angle = radius * np.sqrt(dice.rand(count)), dice.rand(count) * 2 * math.pi
    spots = np.stack([away * np.cos(angle), away * np.sin(angle)], 1)
    free = _nearest(spots, [piece.line for piece in pieces]) - inside
    return spots, np.where(_inside(spots, pieces[0].line[pieces[0].held > 0]), free, 0)


def _crumpled(rng, spot, pieces, thickness, step, radius):
    """The longest of some folded strips through `spot` that touch nothing."""
    best = np.zeros((0, 2))
    lines = [piece.line for piece in pieces]
    for _ in range(8):
        angle, both = rng.uniform(0, 2 * math.pi), []
        for sense in (1, -1):
            count = int(rng.uniform(0.4, 1.3) * radius / step)
            # Long gentle bends with a sharper one here and there, where the strip was folded.
            at = np.arange(count) * step / radius
            wave = rng.uniform(1.2, 3.0) * np.sin(at * rng.uniform(2, 7) + rng.uniform(0, 6.28))
            fold = rng.choice((-1, 1)) * 7.0 * np.exp(-((at - rng.uniform(0.15, 0.9)) / 0.09) ** 2)
            way = _walk(spot, angle if sense > 0 else angle + math.pi, (wave + fold) / radius, step)
            blocked = np.nonzero(_nearest(way, lines) < thickness * 1.15)[0]
            both.append(way[:blocked[0] if len(blocked) else len(way)])
        line = np.concatenate([both[1][::-1], both[0][1:]])
        if len(line) > len(best):
            best = line
    return best


def _gather(total, index, move):
    """Add the rows of `move` to those of `total`."""
    for axis in (0, 1):
        total[:, axis] += np.bincount(index, move[:, axis], len(total))


def _relax(pieces, radius, steps):
    """Let the pieces spring open and push one another apart, `steps` times; all lines change in place."""
    position = np.concatenate([piece.line for piece in pieces])
    loose = 1 - np.concatenate([piece.held for piece in pieces])
    owner = np.concatenate([np.full(len(piece.line), k) for k, piece in enumerate(pieces)])
    half = np.concatenate([np.full(len(piece.line), piece.thickness / 2) for piece in pieces])
    curl = np.concatenate([np.full(len(piece.line), piece.curl) for piece in pieces])
    index = np.arange(len(position))
    gaps = np.linalg.norm(np.diff(position, axis=0), axis=1)
    most = 0.22 * half.min() * 2

    def bound(k):
        """First points of the pairs `k` apart in one piece."""
        return index[:-k][owner[:-k] == owner[k:]]

    links = bound(1)
    rest = gaps[links]
    typical = np.median(rest)
    springs = [(bound(k), k, stiff) for k, stiff in ((2, 0.30), (5, 0.14), (11, 0.08), (23, 0.05)) if len(position) > k]
    near = None
    for step in range(steps):
        push = np.zeros_like(position)
        for first, k, stiff in springs:
            delta = position[first + k] - position[first]
            long = np.linalg.norm(delta, axis=1) + 1e-9
            reach = k * typical
            wide = 2 * curl[first] * np.sin(np.minimum(reach / (2 * curl[first]), math.pi / 2))
            move = (np.clip(wide - long, 0, most) * stiff / long)[:, None] * delta
            _gather(push, first, -move)
            _gather(push, first + k, move)
        position += np.clip(push, -most, most) * loose[:, None]
        if step % 5 == 0:
            flat = position.astype(np.float32)
            square = (flat ** 2).sum(1)
            apart = square[:, None] + square[None] - 2 * flat @ flat.T
            a, b = np.nonzero(np.triu(apart < (2.2 * half.max() + 8 * most) ** 2, 5))
            keep = (owner[a] != owner[b]) | (b - a > 4)
            near = a[keep], b[keep]
        for _ in range(2):
            a, b = near
            delta = position[b] - position[a]
            long = np.linalg.norm(delta, axis=1) + 1e-9
            depth = np.clip((half[a] + half[b]) * 1.06 - long, 0, 2 * most)
            move = (0.35 * depth / long)[:, None] * delta
            share = loose[a] + loose[b] + 1e-9
            push = np.zeros_like(position)
            _gather(push, a, -move * (2 * loose[a] / share)[:, None])
            _gather(push, b, move * (2 * loose[b] / share)[:, None])
            position += np.clip(push, -most, most)
        for odd in (0, 1, 0, 1):
            first = links[links % 2 == odd]
            at = rest[links % 2 == odd]
            delta = position[first + 1] - position[first]
            long = np.linalg.norm(delta, axis=1) + 1e-9
            move = (0.5 * (long - at) / long)[:, None] * delta
            position[first] += move * loose[first][:, None]
            position[first + 1] -= move * loose[first + 1][:, None]
        away = np.linalg.norm(position, axis=1) + 1e-9
        over = np.maximum(away + half - radius, 0) * loose
        position -= position * (over / away)[:, None]
    start = 0
    for piece in pieces:
        piece.line = position[start:start + len(piece.line)]
        start += len(piece.line)


def _dents(line, radius, seed):
    """How far hands pressed each point of a cross-section out of place: what was round becomes uneven, nothing crosses."""
    x, y = line.T / radius
    size = np.hypot(x, y)
    inner = smoothstep(1.02, 0.75, size)[:, None]
    near = np.stack([perlin_grid(x * 2.6 + seed, y * 2.6, k * 7.7 + 0 * x) for k in (0, 1)], 1) * 0.17 * inner
    whole = np.stack([perlin_grid(x * 0.9 + seed, y * 0.9, k * 7.7 + 3 + 0 * x) for k in (0, 1)], 1) * 0.14
    return radius * (near + whole)


def section(rng, radius, thickness):
    """Pieces of a quill of outer `radius`, the first one is the sheet seen from outside, and whether that has a groove."""
    step = thickness * 0.8
    pressed = rng.uniform(0, 90)
    outer, grooved = _outer_sheet(rng, radius, thickness, step)
    pieces = [outer]
    _relax(pieces, radius, 40)
    # Sheets that were rolled up together with the outer one.
    depth = thickness / 2
    for _ in range(rng.choice((1, 2, 2, 3))):
        thin = thickness * rng.uniform(0.5, 0.9)
        depth += 1.15 * thin
        pieces.append(_lining(rng, outer, depth - thin / 2, thin))
    _relax(pieces, radius, 60)
    # Broken strips stuffed into what room is left; what is put in later is smaller.
    for most, count, steps in ((0.45, 4, 50), (0.32, 8, 60), (0.24, 12, 60), (0.18, 16, 40), (0.15, 16, 40)):
        for _ in range(count):
            spots, free = _room(rng, pieces, radius, thickness * 0.55)
            best = int(np.argmax(free * [rng.uniform(0.6, 1) for _ in free]))
            thin = thickness * rng.choice((0.4, 0.55, 0.7, 0.85, 0.95))
            room = min(free[best], most * radius * rng.uniform(0.75, 1.0))
            if room < 0.9 * thin:
                break
            if room > 3.2 * thickness and rng.random() < 0.15:
                line = _spiral(rng, spots[best], room, thin, step)
                curl = room * rng.uniform(1.5, 4.0)
            else:
                line = _crumpled(rng, spots[best], pieces, thin, step, radius)
                curl = radius * rng.uniform(0.5, 2)
            if len(line) > 5:
                pieces.append(Piece(line, thin, curl, np.zeros(len(line))))
        _relax(pieces, radius, steps)
    _relax(pieces, radius, 60)
    # What was pressed out through the groove is gone.
    ring = outer.line[outer.held > 0]
    pieces = [outer] + [piece for piece in pieces[1:] if _inside(piece.line, ring).mean() > 0.85]
    for piece in pieces:
        for _ in range(4):
            piece.line[1:-1] = (piece.line[:-2] + 2 * piece.line[1:-1] + piece.line[2:]) / 4
        piece.line += _dents(piece.line, radius, pressed)
    return pieces, grooved
