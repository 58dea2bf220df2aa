"""Stills over which `film.py` draws the film of the home page."""

from shots.table import Light, scene, shot, view

# One camera for screens wider than high, one for those higher than wide.
CAMERAS = {
    'wide': (
        view(at=(0.5, -0.5, 2.15), distance=51, azimuth=-8, elevation=26, lens=66, focus=(-3.0, -2.6, 2.4), aperture=0.14),
        (16, 9),
    ),
    'tall': (
        view(at=(0.0, -3.2, -3.4), distance=53, azimuth=-10, elevation=30, lens=60, focus=(-3.0, -2.6, 2.4), aperture=0.14),
        (9, 16),
    ),
}

scene('sifting-wide', 'places.sifting')
scene('sifting-tall', 'places.sifting', front=True)
for name, (camera, aspect) in CAMERAS.items():
    shot(
        'film-' + name,
        'sifting-' + name,
        camera=camera,
        light=Light('hard-window', scale=1.7),
        aspect=aspect,
        exposure=0.55 if name == 'wide' else 0.5,
        spp=8,
        depth=True,
    )
