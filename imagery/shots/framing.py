"""Cameras by kind of scene: each returns the views of a product's main picture and of its two details."""

from shots.table import view


def bundle_views(main, top, turn=0.0, k=1.0, mirror=1):
    """Bundle whose near end is at about (-4, -2); `main` and `top` are the Frames of the main picture and of the view from
    above, `k` scales the close view for thick grades; mirror -1 sees a bundle whose near end is at the right."""
    end = (-4.0 * mirror, -2.0, 2.0 * k)
    return (
        view(at=main.at, distance=main.distance, azimuth=(-12 + turn) * mirror, elevation=22, lens=85, focus=end, aperture=0.20),
        view(
            at=(-3.5 * mirror, -1.8, 2.1 * k),
            distance=16.5 * k,
            azimuth=(-30 + turn) * mirror,
            elevation=17,
            lens=90,
            focus=end,
            aperture=0.10 * k,
        ),
        view(at=top.at, distance=top.distance, azimuth=(14 + turn) * mirror, elevation=60, lens=80, aperture=0.12),
    )


def stack_views(main, top, k=1.0, stop=1.0, mirror=1):
    """Pyramid of quills whose near ends are at about (-3, -4); `main`, `top` and `mirror` as in `bundle_views`, `stop` scales the aperture of main."""
    end = (-2.9 * mirror, -3.9, 2.0)
    return (
        view(at=main.at, distance=main.distance, azimuth=-16 * mirror, elevation=22, lens=85, focus=end, aperture=0.20 * stop),
        view(at=(-2.4 * mirror, -3.2, 2.75 * k), distance=22.5 * k, azimuth=-34 * mirror, elevation=12, lens=90, focus=(-3.0 * mirror, -4.2, 2.0), aperture=0.18),
        view(at=top.at, distance=top.distance, azimuth=14 * mirror, elevation=60, lens=80, aperture=0.12),
    )


def upright_views(main, top, turn=0.0, k=1.0):
    """Quills standing in a pot, their rims about 10 cm high; `main` and `top` as in `bundle_views`."""
    return (
        view(at=main.at, distance=main.distance, azimuth=turn, elevation=18, lens=85, focus=(0.4, -1.2, 9.8), aperture=0.22),
        view(at=(0.5, 0.5, 9.6), distance=23 * k, azimuth=-18 + turn, elevation=34, lens=90, focus=(0.5, -0.4, 10.3), aperture=0.13),
        view(at=top.at, distance=top.distance, azimuth=24 + turn, elevation=50, lens=85, focus=(0.4, 0, 10), aperture=0.14),
    )


def pile_views(height=1.3, aperture=0.40, close=0.20, distance=22):
    return (
        view(at=(0.2, -0.4, height * 0.7), distance=distance, azimuth=6, elevation=30, lens=85, focus=(0.2, -1.8, height), aperture=aperture),
        view(at=(-0.6, -0.8, height), distance=12, azimuth=-24, elevation=20, lens=92, focus=(-0.7, -1.7, height), aperture=close),
        view(at=(0.4, -0.6, 0.6), distance=24, azimuth=18, elevation=64, lens=80, focus=(0.4, -1.0, height), aperture=0.14),
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


def powder_views(turn=0.0, top=2.5, room=1.0, stop=1.0):
    """Bowl or heap of powder at (-0.4, 0.2); `top` is the height that the close view is turned to, `room` widens the whole views,
    `stop` scales the aperture of main."""
    return (
        view(
            at=(0.7 * room, -0.1, 1.4),
            distance=21 * room,
            azimuth=2 + turn,
            elevation=23,
            lens=80,
            focus=(-0.5, -1.6, 2.4),
            aperture=0.22 * stop,
        ),
        view(at=(-0.6, -0.2, top), distance=11, azimuth=-20 + turn, elevation=20, lens=92, focus=(-0.6, -1.4, top + 0.1), aperture=0.10),
        view(at=(0.9, 0.1, 0.8), distance=27 * room, azimuth=16 + turn, elevation=58, lens=80, aperture=0.14),
    )
