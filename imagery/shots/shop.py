"""Pictures of the shop page and of empty states."""

from shots.table import Light, scene, shot, view

for kind, surface, lamp in (
    ('cinnamon', 'oak', Light('window', scale=1.5, power=0.85)),
    ('black-pepper', 'slate', Light('side', scale=1.5)),
    ('turmeric', 'walnut', Light('right', scale=1.5)),
):
    key = scene('shop-' + kind, 'packing.pouch_upright', kind=kind, surface=surface, seed=len(kind))
    shot(
        'shop-' + kind,
        key,
        camera=view(at=(0.2, -0.6, 6.0), distance=46, azimuth=0, elevation=16, lens=85, focus=(0.2, -1.6, 5), aperture=0.55),
        light=lamp,
        aspect=(3, 4),
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
