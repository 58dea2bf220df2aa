"""Pictures of the home page."""

from shots.table import Light, scene, shot, view

scene('sifted', 'places.sifting', sieve=False)
shot(
    'home-hero',
    'sifted',
    camera=view(at=(-0.1, -0.6, 1.8), distance=40, azimuth=-14, elevation=20, lens=80, focus=(-3.0, -3.4, 2.2), aperture=0.18),
    light=Light('hard-window', scale=1.5),
    aspect=(16, 9),
    exposure=0.4,
)
scene('bale-store', 'packing.bale_store', seed=54)
# Words stand on the left half, wide windows cut the upper and lower quarter: the bales' ends are right of the middle.
shot(
    'home-banner',
    'bale-store',
    camera=view(at=(-25, 6, 59), distance=332, azimuth=-10, elevation=17, lens=88, focus=(0, -14, 62), aperture=1.6),
    light=Light('window', scale=8.0, power=0.8),
    aspect=(21, 9),
    exposure=0.35,
)
scene('rails', 'factory.drying_rails', seed=8)
shot(
    'home-intro',
    'rails',
    camera=view(at=(0.0, -9.7, 4.2), distance=28, azimuth=24, elevation=27, lens=85, focus=(0.4, -13.0, 4.8), aperture=0.10),
    light=Light('window', scale=3.0, power=1.0),
    aspect=(4, 3),
    exposure=0.6,
)
shot(
    'home-showcase-whole',
    'whole-mix',
    camera=view(at=(0.9, -0.1, 0.6), distance=33, azimuth=4, elevation=36, lens=80, focus=(0.4, -2.4, 1.2), aperture=0.34),
    light=Light('side', scale=1.2),
    exposure=0.6,
)
scene('whole-mix', 'spices.whole_mix', surface='linen', seed=41)
scene('home-cinnamon', 'cinnamon.grade_bundle', grade='c5', surface='walnut', seed=42, quills=22, yaw=50, loose=1)
shot(
    'home-card-cinnamon',
    'home-cinnamon',
    camera=view(at=(-1.9, -1.6, 2.3), distance=24.5, azimuth=-34, elevation=16, lens=88, focus=(-3.2, -2.8, 2.2), aperture=0.24),
    light=Light('window'),
    exposure=0.25,
)
scene('home-cardamom', 'spices.spice_bowl', kind='cardamom', surface='linen', bowl='stone', seed=43, size=(3.2, 1.7), count=150, scatter=18, over=0.8)
shot(
    'home-card-cardamom',
    'home-cardamom',
    camera=view(at=(0.35, -0.5, 1.0), distance=20, azimuth=4, elevation=29, lens=88, focus=(0.1, -1.2, 2.0), aperture=0.22),
    light=Light('side'),
)
scene('home-pepper', 'packing.open_sack', kind='black-pepper', seed=44)
shot(
    'home-card-pepper',
    'home-pepper',
    camera=view(at=(1.2, -9.2, 61.3), distance=49, azimuth=-4, elevation=33, lens=85, focus=(0, -9.4, 63.0), aperture=0.24),
    light=Light('window', scale=9.0, power=0.9),
    exposure=0.8,
)
scene('home-cloves', 'spices.spice_scoop', kind='cloves', surface='slate', seed=45, count=110)
shot(
    'home-card-cloves',
    'home-cloves',
    camera=view(at=(0.2, -0.4, 0.8), distance=18, azimuth=-6, elevation=30, lens=85, focus=(0.6, -1.2, 1.2), aperture=0.3),
    light=Light('raking', scale=0.9, power=1.1),
)
shot(
    'home-showcase-powders',
    'palette',
    camera=view(at=(0.3, -1.6, 0.9), distance=31, azimuth=-10, elevation=46, lens=85, focus=(0.0, -3.2, 1.4), aperture=0.22),
    light=Light('hard-window', scale=1.3, power=0.9),
    exposure=0.6,
)
scene('home-show-cinnamon', 'cinnamon.cinnamon_range', surface='oak', seed=47)
shot(
    'home-showcase-cinnamon',
    'home-show-cinnamon',
    camera=view(at=(-1.2, -0.6, 1.5), distance=39, azimuth=-10, elevation=29, lens=80, focus=(-1.0, -2.6, 2.0), aperture=0.22),
    light=Light('hard-window', scale=1.3),
    exposure=0.5,
)
