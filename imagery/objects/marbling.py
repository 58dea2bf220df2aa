"""Marbled flesh of nutmeg: the seed coat folds into the kernel in a dense, winding pattern."""
import math

import numpy as np

from noise import fbm, smoothstep

FOLD = 0.058  # from one fold to the next, as a part of the face's width
STEPS = 14


def _blur(size, sigma):
    """Transfer function of a Gaussian blur of `sigma` pixels on a square of `size` pixels."""
    f = np.fft.fftfreq(size)
    return np.exp(-2 * (math.pi * sigma) ** 2 * (f[:, None] ** 2 + f[None] ** 2))


def _filtered(image, transfer):
    return np.real(np.fft.ifft2(np.fft.fft2(image) * transfer))


def marbling(seed, size=640):
    """How dark the folds are (0..1) on a round cut face: (size, size), the rim at radius 0.5 of the middle.

    Short-range activation and long-range inhibition let folds grow from the rim inwards, wind and break up in the middle.
    """
    rng = np.random.RandomState(seed)
    axis = (np.arange(size) + 0.5) / size - 0.5
    x, y = np.meshgrid(axis, axis)
    radius, angle = np.hypot(x, y), np.arctan2(y, x)
    flat = np.stack([x.ravel() * 5 + seed, y.ravel() * 5, 0 * x.ravel()], 1)

    def noise(scale, offset, octaves=3):
        return fbm(flat * scale + [offset, offset * 0.6, 0], octaves).reshape(x.shape)

    folds = int(0.72 * math.pi / FOLD)
    state = 0.5 * rng.normal(size=x.shape) + 0.6 * np.cos(folds * (angle + 0.5 * noise(1, 0))) * smoothstep(0.12, 0.42, radius)
    grow = _blur(size, FOLD * size * 0.17) - 0.97 * _blur(size, FOLD * size * 0.30)
    favour = -0.1 * (0.32 + 0.35 * noise(1, 31) + 0.30 * smoothstep(0.30, 0.05, radius))
    for _ in range(STEPS):
        state = np.tanh(9 * (_filtered(state, grow) + favour))
    # Folds are thick here and thin there, and run out.
    limit = 1.5 * noise(1.6, 13) + 0.7 * noise(5, 3, 4) + 0.35 * smoothstep(0.34, 0.05, radius)
    dark = smoothstep(limit - 0.35, limit + 0.5, _filtered(state, _blur(size, FOLD * size * 0.11)))
    moved = [np.clip(((v + 0.035 * noise(2.2, offset) + 0.5) * size).astype(int), 0, size - 1) for v, offset in ((y, 77), (x, 51))]
    dark = _filtered(dark[moved[0], moved[1]], _blur(size, 0.9))
    # A dark skin with an uneven inner edge lies right under the rim.
    uneven = fbm(np.stack([np.cos(angle).ravel() * 4 + seed, np.sin(angle).ravel() * 4, 0 * angle.ravel()], 1), 3).reshape(x.shape)
    return np.clip(np.maximum(dark, 0.85 * smoothstep(0.465, 0.488, radius + 0.02 * uneven)), 0, 1)
