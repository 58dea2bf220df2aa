"""Marbled flesh of nutmeg: the seed coat folds into the kernel in a dense, winding pattern."""
import math

import numpy as np

from noise import fbm, smoothstep

FOLD = 0.049  # from one fold to the next, as a part of the face's width
STEPS = 10


def blur(size, sigma):
    """Transfer function of a Gaussian blur of `sigma` pixels on a square of `size` pixels."""
    f = np.fft.fftfreq(size)
    return np.exp(-2 * (math.pi * sigma) ** 2 * (f[:, None] ** 2 + f[None] ** 2))


def filtered(image, transfer):
    """A square image after a transfer function such as that of `blur`."""
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

    middle = smoothstep(0.30, 0.05, radius)
    folds = int(0.62 * math.pi / FOLD)
    around = angle + 0.5 * noise(1, 0) + 0.2 * noise(3, 40)
    state = 0.45 * rng.normal(size=x.shape) + 1.2 * np.cos(folds * around) * smoothstep(0.10, 0.40, radius)
    grow = blur(size, FOLD * size * 0.17) - 0.97 * blur(size, FOLD * size * 0.30)
    favour = -0.1 * (0.30 + 0.45 * noise(1, 31) + 0.22 * middle)
    for _ in range(STEPS):
        state = np.tanh(9 * (filtered(state, grow) + favour))
    # Drawn out here and crowded there, so that the folds are not evenly wide.
    moved = [np.clip(((v + 0.09 * noise(0.55, first) + 0.03 * noise(2.2, second) + 0.5) * size).astype(int), 0, size - 1)
             for v, first, second in ((y, 91, 23), (x, 51, 77))]
    soft = filtered(state, blur(size, FOLD * size * 0.13))[moved[0], moved[1]]
    # Folds are thick here and thin there, and run out; their oil stains the flesh on both sides.
    limit = 1.1 * noise(1.3, 13) + 0.8 * noise(4.5, 3, 4) + 0.3 * middle - 0.09
    dark = 0.5 * smoothstep(limit - 0.1, limit + 0.75, soft) + 0.5 * smoothstep(limit - 0.95, limit + 0.35, soft)
    dark = filtered(dark, blur(size, 0.8))
    # A dark skin with an uneven inner edge lies right under the rim.
    uneven = fbm(np.stack([np.cos(angle).ravel() * 4 + seed, np.sin(angle).ravel() * 4, 0 * angle.ravel()], 1), 3).reshape(x.shape)
    return np.clip(np.maximum(dark, 0.85 * smoothstep(0.465, 0.488, radius + 0.02 * uneven)), 0, 1)
