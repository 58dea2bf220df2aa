"""Cameras by kind of scene: each returns the views of a product's main picture and of its two details."""

from shots.table import view


# The bench of the grades: quills with their ends along a rule, whole, their ends close, and from above.
BENCH_VIEWS = (
    view(at=(2.0, 0.4, 0.8), distance=47, azimuth=-20, elevation=34, lens=85, focus=(-0.5, -3.4, 1.4), aperture=0.14),
    view(at=(-1.4, -3.2, 1.3), distance=24, azimuth=-22, elevation=24, lens=90, focus=(-1.2, -3.6, 1.2), aperture=0.08),
    view(at=(1.3, 0.5, 0.6), distance=53, azimuth=12, elevation=62, lens=85, aperture=0.12),
)


def bowl_views(reach=3.4, height=2.1, turn=0.0, room=1.0, stop=1.0, near=0.0, above=None):
    """Bowl at (-0.2, 0.7) with a spill in front.

    `room` widens the whole views (`above` that from above), `stop` scales the aperture, `near` brings the focus that many cm forward.
    """
    k = reach / 3.4
    above = above or room
    return (
        view(
            at=(0.4, -0.7, 1.0 * k),
            distance=21 * k * room,
            azimuth=4 + turn,
            elevation=28,
            lens=88,
            focus=(0.2, -1.4 - near, height),
            aperture=0.26 * k * stop,
        ),
        view(
            at=(-0.2, 0.0, height),
            distance=12 * k,
            azimuth=-26 + turn,
            elevation=24,
            lens=92,
            focus=(-0.3, -0.8 - near, height + 0.4 - 0.3 * near),
            aperture=0.13 * k * stop,
        ),
        view(
            at=(0.8 / above**2, -1.2 / above**2, 0.4),
            distance=23 * k * above,
            azimuth=20 + turn,
            elevation=62,
            lens=80,
            focus=None,
            aperture=0.13 * k,
        ),
    )


# A dish of powder at (-2.3, 0) with its raw spice at the right: both, the powder close, and both a little from the side.
POWDER_VIEWS = (
    view(at=(0.75, -0.1, 0.6), distance=38, azimuth=0, elevation=72, lens=80, focus=(-2.3, -1.0, 1.8), aperture=0.14),
    view(at=(-2.3, -0.4, 1.6), distance=17, azimuth=-14, elevation=44, lens=92, focus=(-2.3, -1.4, 1.9), aperture=0.08),
    view(at=(0.9, -0.1, 0.8), distance=38, azimuth=12, elevation=44, lens=80, focus=(-1.5, -1.8, 1.6), aperture=0.16),
)
