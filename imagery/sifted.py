"""Powder that falls from a tapped sieve, in a loop: where each grain is at a time. Lengths in cm, seconds slowed down."""
import numpy as np

SPOT, MESH, HEAP = (4.8, 2.4), 6.6, (2.9, 1.5)  # as in `scenes.places.sifting`: middle, height of the mesh, heap (radius, height)
MIDDLE = np.array([*SPOT, MESH])
REACH = 2.5       # radius of the disc that the grains leave
GRAIN = 0.007     # radius of a grain
BURSTS = 2        # taps of the sieve in one loop
SWAY = 0.30       # how far it is moved
DRAG, SPEED = 0.40, 9.5  # time and speed at which the air carries a grain
SETTLE = 0.35     # how long a landed grain is seen before it is part of the heap


def _beat(time, loop):
    """0 to 1 within a burst of a loop of so many seconds."""
    return (np.asarray(time) * BURSTS / loop + 0.46) % 1.0


def _force(beat):
    """How hard the sieve is shaken at a beat: swells, dies away, rests."""
    return np.clip(np.sin(np.pi * np.clip(beat / 0.72, 0, 1)), 0, 1) ** 1.3


def sway(time, loop):
    """How far the sieve is moved along X at a time of a loop of so many seconds."""
    beat = _beat(time, loop)
    return SWAY * _force(beat) * np.sin(2 * np.pi * 5 * beat)


class Powder:
    """The grains of one loop of `seconds`."""

    def __init__(self, seconds, count=150000, seed=3):
        rng = np.random.RandomState(seed)
        times = np.linspace(0, seconds, 2000, endpoint=False)
        # The powder follows the shaking a little later, and some always trickles.
        flow = np.cumsum(0.10 + _force(_beat(times - 0.08, seconds)))
        self.seconds = seconds
        self.born = np.interp(rng.rand(count), flow / flow[-1], times)
        angle, reach = rng.rand(count) * 2 * np.pi, REACH * rng.rand(count) ** 0.85
        self.start = np.stack([SPOT[0] - 0.2 + reach * np.cos(angle) + sway(self.born, seconds),
                               SPOT[1] - 0.1 + reach * np.sin(angle), np.full(count, MESH - 0.03)], 1)
        self.drift = rng.normal(size=(count, 2)) * 0.14
        self.swirl = rng.rand(count, 2) * 2 * np.pi
        self.slow = np.exp(rng.normal(size=count) * 0.16)
        self.size = np.exp(np.clip(rng.normal(size=count) * 0.5, -1.2, 1.1))
        self.tone = np.clip(0.55 + 0.25 * rng.normal(size=count), 0, 1)
        ages = np.linspace(0, 3, 120)
        height = np.stack([self._fallen(np.full(count, age))[:, 2] - self._ground(self._fallen(np.full(count, age))) for age in ages])
        self.life = ages[np.argmax(height < 0, axis=0)]

    def _fallen(self, age):
        """Where the grains are at their ages (seconds), if nothing stops them."""
        fall = SPEED * self.slow * (age - DRAG * (1 - np.exp(-age / DRAG)))
        aside = self.drift * age[:, None] + 0.09 * age[:, None] * np.sin(2.6 * age[:, None] + self.swirl)
        return self.start + np.concatenate([aside, -fall[:, None]], 1)

    @staticmethod
    def _ground(points):
        """Height of the heap or the table under points."""
        away = np.hypot(points[:, 0] - SPOT[0], points[:, 1] - SPOT[1]) / HEAP[0]
        return HEAP[1] * (1 - np.clip(away, 0, 1) ** 1.15) ** 1.4

    def at(self, time):
        """Points (N, 3), weights (0: not in sight) and tones (0 to 1) of all grains at a time of the loop."""
        age = (time - self.born) % self.seconds
        points = self._fallen(np.minimum(age, self.life))
        after = np.clip((age - self.life) / SETTLE, 0, 1)
        weight = self.size ** 2 * (1 - after) * (age < self.life + SETTLE) * np.clip(age / 0.05, 0, 1)
        # It rolls a little down the heap.
        away = points[:, :2] - np.array(SPOT)
        points[:, :2] += away * (0.10 * np.minimum(after * 2, 1))[:, None]
        points[:, 2] = np.where(after > 0, self._ground(points) + 0.02, points[:, 2])
        return points, weight, self.tone
