"""Pictures of the technology page."""

from shots.table import Light, scene, shot, view

scene('vessel', 'factory.vessel_scene')
scene('drum', 'factory.drum_scene')
scene('sorter', 'factory.sorter_scene')
HALL_LIGHT = Light('window', scale=4.2, power=1.05)
WIDE = {'aspect': (16, 9), 'exposure': 0.5}
shot(
    'technology-slide-1',
    'vessel',
    camera=view(at=(7.5, -14, 22.6), distance=142, azimuth=16, elevation=8, lens=80, focus=(8, -22, 30), aperture=0.9),
    light=HALL_LIGHT,
    **WIDE
)
scene('sieve', 'factory.sieve_scene')
shot(
    'technology-slide-2',
    'sieve',
    camera=view(at=(-0.4, -0.4, 3.7), distance=25, azimuth=-24, elevation=24, lens=90, focus=(-0.8, -2.0, 3.2), aperture=0.25),
    light=Light('back', power=0.8),
    **WIDE
)
shot(
    'technology-slide-3',
    'drum',
    camera=view(at=(21.5, -0.5, 8.2), distance=88, azimuth=58, elevation=18, lens=72, focus=(22.5, -3, 8), aperture=0.8),
    light=HALL_LIGHT,
    **WIDE
)
shot(
    'technology-slide-4',
    'sorter',
    camera=view(at=(0.1, -2.6, 2.0), distance=36, azimuth=152, elevation=51, lens=70, focus=(0, -2.6, 2.2), aperture=0.3),
    light=Light('bright', scale=2.0, power=1.6),
    **WIDE
)
scene('pack', 'factory.packing_line')
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
    'vessel',
    camera=view(at=(9.5, -24.6, 32.6), distance=40, azimuth=10, elevation=5, lens=85, focus=(9.5, -25.2, 34), aperture=0.42),
    light=HALL_LIGHT,
    exposure=0.5,
)
shot(
    'technology-panel-2',
    'sorter',
    camera=view(at=(0.4, -3.2, -1.2), distance=24, azimuth=20, elevation=6, lens=85, focus=(0.2, -3.8, -0.8), aperture=0.32),
    light=Light('window', scale=2.0, power=2.0),
    exposure=0.5,
)
