"""Pictures of the about page and its gallery."""

from shots.table import Light, scene, shot, view

scene('sacks-row', 'packing.sacks_row', seed=50)
shot(
    'about-band',
    'sacks-row',
    camera=view(at=(1, 9, 52), distance=378, azimuth=4, elevation=29, lens=85, focus=(0, -6, 58), aperture=1.0),
    light=Light('window', scale=9.0, power=0.85),
    aspect=(21, 9),
    exposure=0.35,
)
scene('tea', 'places.tea', surface='linen', seed=6)
shot(
    'about-magic',
    'tea',
    camera=view(at=(0.9, -0.2, 3.0), distance=35, azimuth=4, elevation=24, lens=80, focus=(-0.5, -2.4, 3.2), aperture=0.3),
    light=Light('window', scale=1.1, power=0.75),
    aspect=(16, 9),
    exposure=0.4,
)
GALLERY = {'aspect': (3, 2)}
shot(
    'gallery-01',
    'rails',
    camera=view(at=(5.6, -8.4, 4.3), distance=37, azimuth=-38, elevation=31, lens=85, focus=(5.0, -11.0, 5.0), aperture=0.12),
    light=Light('window', scale=3.0, power=0.9),
    exposure=0.5,
    **GALLERY
)
scene('coir-bundle', 'cinnamon.grade_bundle', grade='c5', surface='walnut', seed=62, quills=20, yaw=50, loose=0, coir=True)
shot(
    'gallery-02',
    'coir-bundle',
    camera=view(at=(-1.9, -1.2, 2.9), distance=20.5, azimuth=4, elevation=33, lens=92, focus=(-2.0, -1.9, 3.6), aperture=0.11),
    light=Light('window', power=0.9),
    exposure=0.35,
    **GALLERY
)
shot(
    'gallery-03',
    'home-pepper',
    camera=view(at=(-3, -14.5, 60), distance=33, azimuth=-30, elevation=30, lens=90, focus=(-3.5, -15, 60.5), aperture=0.25),
    light=Light('window', scale=9.0, power=0.9),
    exposure=0.7,
    **GALLERY
)
shot(
    'gallery-04',
    'sacks-row',
    camera=view(at=(27, 0, 56), distance=150, azimuth=14, elevation=36, lens=85, focus=(20, -8, 58), aperture=0.7),
    light=Light('window', scale=9.0, power=0.85),
    exposure=0.6,
    **GALLERY
)
scene('mortar', 'powders.mortar_scene', surface='slate', bowl='stone', seed=53)
shot(
    'gallery-05',
    'mortar',
    camera=view(at=(1.0, -0.9, 2.4), distance=36, azimuth=-6, elevation=40, lens=85, focus=(0.6, -1.8, 3.0), aperture=0.22),
    light=Light('hard-window', scale=1.2, power=1.2),
    **GALLERY
)
shot(
    'gallery-06',
    'tea',
    camera=view(at=(0.7, -0.5, 2.4), distance=30, azimuth=-14, elevation=52, lens=80, focus=(0, -0.5, 3.6), aperture=0.3),
    light=Light('hard-window', power=0.75),
    exposure=0.4,
    **GALLERY
)
shot(
    'gallery-07',
    'shop-cinnamon',
    camera=view(at=(3, 10, 58), distance=150, azimuth=14, elevation=31, lens=85, focus=(0, -9, 64), aperture=0.5),
    light=Light('hard-window', scale=9.0, power=0.85),
    exposure=0.4,
    **GALLERY
)
scene('oil-store', 'cinnamon.oil_store', seed=55)
shot(
    'gallery-08',
    'oil-store',
    camera=view(at=(2, 6, 56), distance=400, azimuth=-7, elevation=24, lens=85, focus=(0, -48, 76), aperture=1.4),
    light=Light('window', scale=10.0, power=0.8),
    exposure=0.3,
    **GALLERY
)
scene('featherings', 'cinnamon.feather_heap', surface='plaster', seed=56)
shot(
    'gallery-09',
    'featherings',
    camera=view(at=(0.1, 0.0, 1.0), distance=32, azimuth=-10, elevation=36, lens=85, focus=(0.0, -2.2, 1.6), aperture=0.13),
    light=Light('window', power=0.85),
    exposure=0.35,
    **GALLERY
)
scene('chilies', 'spices.chili_heap', surface='oak-linen', seed=64)
shot(
    'gallery-10',
    'chilies',
    camera=view(at=(0.4, -0.9, 0.8), distance=40, azimuth=-10, elevation=38, lens=85, focus=(0.4, -1.8, 1.2), aperture=0.18),
    light=Light('side', scale=1.1),
    **GALLERY
)
scene('balance', 'places.balance_scene', surface='ash', seed=57)
shot(
    'gallery-11',
    'balance',
    camera=view(at=(0, 0.2, 7.1), distance=74, azimuth=-8, elevation=17, lens=85, focus=(-2, -2, 6), aperture=0.3),
    light=Light('window', scale=1.8, power=0.85),
    exposure=0.3,
    **GALLERY
)
scene('palette', 'powders.palette', surface='slate', seed=58)
shot(
    'gallery-12',
    'palette',
    camera=view(at=(0, -0.8, 0.6), distance=42, azimuth=4, elevation=82, lens=80, aperture=0.2),
    light=Light('hard-window', scale=1.3, power=0.9),
    exposure=0.5,
    **GALLERY
)
shot(
    'gallery-13',
    'product-08',
    camera=view(at=(-1.2, -3.4, 1.75), distance=17, azimuth=-14, elevation=14, lens=95, focus=(-1.2, -3.7, 1.7), aperture=0.08),
    light=Light('window', scale=1.3, power=0.8),
    exposure=0.3,
    **GALLERY
)
shot(
    'gallery-14',
    'product-15',
    camera=view(at=(0.0, 0.2, 2.0), distance=14.5, azimuth=18, elevation=46, lens=90, focus=(0.0, -0.4, 2.4), aperture=0.09),
    light=Light('hard-window', power=1.0),
    exposure=0.75,
    **GALLERY
)
scene('sprigs', 'cinnamon.sprigs', seed=3)
shot(
    'gallery-15',
    'sprigs',
    camera=view(at=(2.2, -0.4, 0.5), distance=39, azimuth=12, elevation=40, lens=85, focus=(2.0, -0.6, 0.6), aperture=0.16),
    light=Light('back', scale=1.5, power=0.8),
    exposure=0.4,
    **GALLERY
)
scene('stick-carton', 'packing.stick_carton', seed=59)
shot(
    'gallery-16',
    'stick-carton',
    camera=view(at=(-0.6, 3.4, 22), distance=80, azimuth=14, elevation=41, lens=85, focus=(0, 0, 23), aperture=0.26),
    light=Light('hard-window', scale=4.2, power=0.95),
    exposure=0.5,
    **GALLERY
)
scene('peeling', 'cinnamon.peeling', seed=8)
shot(
    'gallery-17',
    'peeling',
    camera=view(at=(0.8, 0.2, 0.8), distance=62, azimuth=-6, elevation=50, lens=85, focus=(0, -1.0, 0.8), aperture=0.16),
    light=Light('window', scale=1.6, power=0.85),
    exposure=0.45,
    **GALLERY
)
shot(
    'gallery-18',
    'product-23',
    camera=view(at=(0.5, -0.7, 0.7), distance=19.5, azimuth=-24, elevation=40, lens=85, focus=(-0.4, -1.8, 1.0), aperture=0.12),
    light=Light('window', power=0.85),
    exposure=0.35,
    **GALLERY
)
scene('measured', 'cinnamon.measured', seed=7)
shot(
    'gallery-19',
    'measured',
    camera=view(at=(2.2, 2.6, 0.6), distance=31, azimuth=-8, elevation=42, lens=85, focus=(1.0, 1.8, 0.6), aperture=0.12),
    light=Light('window', scale=1.3, power=0.85),
    exposure=0.3,
    **GALLERY
)
shot(
    'gallery-20',
    'product-16',
    camera=view(at=(1.25, -0.55, 0.6), distance=17, azimuth=-10, elevation=42, lens=92, focus=(1.2, -1.2, 1.0), aperture=0.09),
    light=Light('overhead', power=0.76),
    exposure=0.3,
    **GALLERY
)
