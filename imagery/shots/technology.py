"""Pictures of the technology page."""

from shots.table import Light, scene, shot, view

WIDE = {'aspect': (16, 9), 'exposure': 0.4}
scene('steamed', 'factory.screen_deck', kind='steam', seed=3)
scene('cleaned', 'factory.screen_deck', kind='cleaning', seed=5)
scene('sieve', 'factory.sieve_scene')
scene('grinds', 'factory.three_grinds', seed=2)
scene('sorted', 'factory.sorting_belt', seed=4)
scene('pack', 'factory.packing_line')
scene('moisture', 'factory.moisture_check', seed=44)
shot(
    'technology-slide-1',
    'steamed',
    camera=view(at=(0.2, -0.6, 4.0), distance=27, azimuth=-12, elevation=17, lens=80, focus=(0.2, -2.6, 3.0), aperture=0.16),
    light=Light('back', scale=1.2),
    **WIDE
)
shot(
    'technology-slide-2',
    'sieve',
    camera=view(at=(-0.4, -0.4, 3.7), distance=25, azimuth=-24, elevation=24, lens=90, focus=(-0.8, -2.0, 3.2), aperture=0.25),
    light=Light('back', power=0.8),
    aspect=(16, 9),
    exposure=0.5,
)
shot(
    'technology-slide-3',
    'grinds',
    camera=view(at=(0.2, -0.9, 0.6), distance=50, azimuth=0, elevation=38, lens=80, focus=(0.4, -1.6, 0.9), aperture=0.20),
    light=Light('window', scale=1.4),
    **WIDE
)
shot(
    'technology-slide-4',
    'sorted',
    camera=view(at=(0, 0, 0.2), distance=17, azimuth=8, elevation=66, lens=85, focus=(0, -0.4, 0.4), aperture=0.12),
    light=Light('overhead', power=0.9),
    **WIDE
)
shot(
    'technology-slide-5',
    'pack',
    camera=view(at=(2.6, 5.0, 6.0), distance=66, azimuth=-33, elevation=15, lens=58, focus=(-1, -4.8, 6.5), aperture=0.85),
    light=Light('window', scale=2.4, power=1.5),
    aspect=(16, 9),
    exposure=0.7,
)
shot(
    'technology-panel-1',
    'moisture',
    camera=view(at=(1.0, -1.0, 14.2), distance=51, azimuth=-6, elevation=22, lens=80, focus=(0.4, -2.0, 16.0), aperture=0.16),
    light=Light('window', scale=1.7),
)
shot(
    'technology-panel-2',
    'cleaned',
    camera=view(at=(0.3, -0.4, 2.7), distance=19, azimuth=-22, elevation=36, lens=85, focus=(0.2, -1.4, 2.9), aperture=0.12),
    light=Light('window', scale=1.2),
    exposure=0.4,
)
