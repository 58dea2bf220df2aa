"""Pictures of the shop page and of empty states."""

from shots.table import Light, scene, shot, view

SACK = view(at=(0, 0, 42.5), distance=172, azimuth=6, elevation=31, lens=85, focus=(0, -12, 58), aperture=0.6)
for kind, camera, light in (
    ('cinnamon', view(at=(-2, 4, 50), distance=182, azimuth=-8, elevation=32, lens=85, focus=(0, -10, 62), aperture=0.8), Light('window', scale=9.0, power=0.85)),
    ('black-pepper', SACK, Light('window', scale=9.0, power=0.85)),
    ('turmeric', SACK, Light('window', scale=9.0, power=0.85)),
):
    shot(
        'shop-' + kind,
        scene('shop-' + kind, 'packing.export_pack', kind=kind, seed=len(kind)),
        camera=camera,
        light=light,
        aspect=(3, 4),
        exposure=0.35,
    )
scene('empty-bowl', 'places.empty_bowl', surface='plaster', seed=70)
shot(
    'state-empty-bowl',
    'empty-bowl',
    camera=view(at=(0.2, -0.2, 1.0), distance=24, azimuth=4, elevation=30, lens=85, aperture=0.36),
    light=Light('bright', power=0.8),
    exposure=0.3,
)
scene('empty-scoop', 'places.empty_scoop', surface='linen', seed=71)
shot(
    'state-empty-scoop',
    'empty-scoop',
    camera=view(at=(-0.2, -0.3, 0.7), distance=23.5, azimuth=6, elevation=34, lens=85, aperture=0.34),
    light=Light('window', scale=1.1, power=0.95),
    exposure=0.4,
)
