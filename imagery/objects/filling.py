"""Cross-sections of quills: a sheet of bark whose edges curl in, and the strips packed into it. Lengths in cm.

The sheet is a chain of points that springs open until it presses against itself; each strip lies along what is there already."""
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


def _inside(spots, ring):
    """Which spots lie within a closed ring of points."""
    x, y = spots[:, 0][:, None], spots[:, 1][:, None]
    a, b = ring, np.roll(ring, -1, 0)
    between = (a[:, 1] > y) != (b[:, 1] > y)
    with np.errstate(divide='ignore', invalid='ignore'):
        at = a[:, 0] + (y - a[:, 1]) * (b[:, 0] - a[:, 0]) / (b[:, 1] - a[:, 1])
    return (between & (x < at)).sum(1) % 2 == 1


class _Room:
    """How far each spot within a quill is from the bark that lies there already, on a grid; negative outside."""

    CELLS = 220

    def __init__(self, outer, radius):
        self.cell = 2.2 * radius / self.CELLS
        at = (np.arange(self.CELLS) + 0.5) * self.cell - 1.1 * radius
        self.x, self.y = np.meshgrid(at, at, indexing='ij')
        ring = outer.line[outer.held > 0][::4]
        within = _inside(np.stack([self.x.ravel(), self.y.ravel()], 1), ring).reshape(self.x.shape)
        self.free = np.where(within, radius, -radius)
        self.radius = radius
        self.add(outer)

    def add(self, piece):
        """Lay a piece in: it takes room."""
        reach = 6 * piece.thickness
        low = np.clip(((piece.line.min(0) - reach) / self.cell + self.CELLS / 2).astype(int), 0, self.CELLS)
        high = np.clip(((piece.line.max(0) + reach) / self.cell + self.CELLS / 2 + 1).astype(int), 0, self.CELLS)
        part = slice(low[0], high[0]), slice(low[1], high[1])
        x, y = self.x[part], self.y[part]
        nearest = np.full(x.shape, np.inf)
        for px, py in piece.line:
            np.minimum(nearest, (x - px) ** 2 + (y - py) ** 2, out=nearest)
        self.free[part] = np.minimum(self.free[part], np.sqrt(nearest) - piece.thickness / 2)

    def at(self, x, y):
        """(free distance, its slope in x and y) at a spot."""
        u, v = x / self.cell + self.CELLS / 2 - 0.5, y / self.cell + self.CELLS / 2 - 0.5
        i, j = min(max(int(u), 0), self.CELLS - 2), min(max(int(v), 0), self.CELLS - 2)
        u, v = u - i, v - j
        (a, b), (c, d) = self.free[i:i + 2, j:j + 2].tolist()
        return ((a * (1 - v) + b * v) * (1 - u) + (c * (1 - v) + d * v) * u,
                ((c - a) * (1 - v) + (d - b) * v) / self.cell, ((b - a) * (1 - u) + (d - c) * u) / self.cell)

    def spots(self, low, high):
        """Spots whose free distance lies between two limits (N, 2)."""
        chosen = (self.free > low) & (self.free < high)
        return np.stack([self.x[chosen], self.y[chosen]], 1)


def _along(room, rng, spot, sense, thickness, length, step, curl):
    """A line (N, 2) from `spot` on that lies on what is there, a strip's thickness apart, until there is no room for it."""
    x, y = spot
    _, gx, gy = room.at(x, y)
    heading = math.atan2(sense * gx, -sense * gy)
    slack = thickness * rng.uniform(0.02, 0.16)
    phase, bend = rng.uniform(0, 6.28), 0.0
    points = [(x, y)]
    for k in range(int(length / step)):
        target = 0.5 * thickness + slack * (1 + math.sin(phase + k * step / (5 * thickness)))
        free, gx, gy = room.at(x + step * math.cos(heading), y + step * math.sin(heading))
        off = free - target
        if off < 1.6 * thickness:
            # Along the surface, and towards it or away from it as far as the strip is off.
            wanted = math.atan2(sense * gx, -sense * gy) + sense * max(-0.9, min(0.9, off / (1.5 * thickness)))
            turn = (wanted - heading + math.pi) % (2 * math.pi) - math.pi
        else:
            turn = step / curl
        most = step / (2.2 * thickness)
        bend += max(-0.35 * most, min(0.35 * most, max(-most, min(most, turn)) - bend))
        heading += bend
        x, y = x + step * math.cos(heading), y + step * math.sin(heading)
        free, gx, gy = room.at(x, y)
        near = 0.6 * max(0.0, min(target - free, 0.5 * thickness))
        x, y = x + near * gx, y + near * gy
        if room.at(x, y)[0] < 0.42 * thickness:
            break
        points.append((x, y))
    return np.array(points)


def _across(room, rng, spot, thickness, length, step, radius):
    """A line (N, 2) through `spot` that crosses the room in gentle bends until it meets bark."""
    angle, both = rng.uniform(0, 2 * math.pi), []
    curl = rng.choice((-1, 1)) / (radius * rng.uniform(0.45, 1.2))
    for sense in (1, -1):
        x, y = spot
        heading, points = angle + (0 if sense > 0 else math.pi), []
        rate, phase = rng.uniform(1.5, 4.0), rng.uniform(0, 6.28)
        for k in range(int(length / 2 / step)):
            points.append((x, y))
            heading += step * (sense * curl + 0.9 / radius * math.sin(phase + rate * k * step / radius))
            x, y = x + step * math.cos(heading), y + step * math.sin(heading)
            if room.at(x, y)[0] < 0.56 * thickness:
                break
        both.append(np.array(points).reshape(-1, 2))
    return np.concatenate([both[1][::-1], both[0][1:]])


def _gather(total, index, move):
    """Add the rows of `move` to those of `total`."""
    for axis in (0, 1):
        total[:, axis] += np.bincount(index, move[:, axis], len(total))


def _relax(pieces, radius, steps):
    """Let pieces spring open and push themselves and one another apart, `steps` times; all lines change in place."""
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


def section(rng, radius, thickness, strips):
    """Pieces of a quill of outer `radius`, the first one is the sheet seen from outside, and whether that has a groove; `thickness` is that
    of this sheet, `strips` that of the bark it is filled with."""
    step = thickness * 0.8
    pressed = rng.uniform(0, 90)
    dice = np.random.RandomState(rng.randrange(2 ** 31))
    outer, grooved = _outer_sheet(rng, radius, thickness, step)
    _relax([outer], radius, 100)
    pieces, room = [outer], _Room(outer, radius)

    def lay(line, thin):
        if len(line) < 6:
            return False
        pieces.append(Piece(line, thin, radius, np.zeros(len(line))))
        room.add(pieces[-1])
        return True

    def on_others(thin, low, high):
        spots = room.spots(0.5 * thin, 0.75 * thin)
        if not len(spots):
            return False
        # Where most room is left, of some.
        some = spots[dice.randint(len(spots), size=8)]
        ahead = [room.at(x + 2 * thin * gx, y + 2 * thin * gy)[0] for (x, y), (_, gx, gy) in ((spot, room.at(*spot)) for spot in some)]
        spot = some[int(np.argmax(ahead))]
        length, share, curl = radius * rng.uniform(low, high), rng.uniform(0.2, 0.8), radius * rng.uniform(0.6, 2) * rng.choice((-1, 1))
        there = _along(room, rng, spot, 1, thin, length * share, 0.5 * thin, curl)
        back = _along(room, rng, spot, -1, thin, length * (1 - share), 0.5 * thin, -curl)
        return lay(np.concatenate([back[::-1], there[1:]]), thin)

    # Sheets rolled up together with the outer one, then strips that part the room, then what lies on these.
    for _ in range(rng.choice((2, 3, 3, 4))):
        on_others(strips * rng.uniform(0.6, 0.95), 2.0, 4.5)
    for _ in range(rng.choice((2, 3, 3, 4))):
        thin = strips * rng.uniform(0.5, 0.9)
        spots = room.spots(2.5 * thin, radius)
        if len(spots):
            lay(_across(room, rng, spots[dice.randint(len(spots))], thin, radius * rng.uniform(1.2, 3.0), 0.5 * thin, radius), thin)
    missed = 0
    while missed < 60:
        missed += not on_others(strips * rng.choice((0.45, 0.55, 0.65, 0.8)), 0.8, 3.2)
    missed = 0
    while missed < 40:
        missed += not on_others(strips * 0.4, 0.4, 1.5)
    for piece in pieces:
        for _ in range(3):
            piece.line[1:-1] = (piece.line[:-2] + 2 * piece.line[1:-1] + piece.line[2:]) / 4
        piece.line += _dents(piece.line, radius, pressed)
    return pieces, grooved
