"""Pictures of the thirty products."""

from shots.framing import bowl_views, bundle_views, pile_views, powder_views, stack_views, upright_views
from shots.table import Frame, Light, product, view

# Products 1 to 14: cinnamon

product(
    1,
    'cinnamon.stick_pile',
    {'kind': 'off-cuts', 'surface': 'oak', 'seed': 1, 'count': 170},
    light=Light('window'),
    exposure=0.4,
    views=pile_views(height=1.6, aperture=0.11, close=0.08, distance=27),
)
product(
    2,
    'cinnamon.stick_pile',
    {'kind': 'quillings', 'surface': 'linen', 'seed': 2, 'count': 180, 'bowl': 'wood'},
    light=Light('right'),
    exposure=0.42,
    views=bowl_views(reach=5.5, height=2.6, stop=0.5, above=1.15),
)
product(
    3,
    'cinnamon.grade_pyramid',
    {'grade': 'h1', 'surface': 'oak', 'seed': 3, 'rows': 3, 'crumbs': ((-0.4, -6.6, 0.7), (3.6, -4.4, 0.7))},
    light=Light('window'),
    views=stack_views(main=Frame(at=(1.2, 2.0, 1.5), distance=36.5), top=Frame(at=(-0.1, 0.1, 1.2), distance=40.2), k=1.15, stop=0.75),
)
product(
    4,
    'cinnamon.grade_bundle',
    {'grade': 'h2', 'surface': 'walnut', 'seed': 4, 'quills': 7, 'loose': 1},
    light=Light('window', scale=1.2, power=1.1),
    views=bundle_views(main=Frame(at=(1.9, 2.8, 1.2), distance=47.1), top=Frame(at=(0.6, 0.5, 1.2), distance=49.9), turn=0, k=1.45),
)
product(
    5,
    'cinnamon.grade_pyramid',
    {
        'grade': 'h2-super',
        'surface': 'linen',
        'seed': 15,
        'rows': (3, 2),
        'yaw': 128,
        'twine': False,
        'uneven': 1.3,
        'loose': [(-5.8, -1.5, 118)],
    },
    light=Light('window-right', scale=1.15),
    views=stack_views(main=Frame(at=(-1.5, 0.0, 1.3), distance=40), top=Frame(at=(-0.1, 0.1, 1.2), distance=48), k=1.3, stop=0.75, mirror=-1),
)
product(
    6,
    'cinnamon.grade_bundle',
    {'grade': 'm4', 'surface': 'oak-linen', 'seed': 6, 'quills': 11, 'yaw': 46, 'loose': 1, 'cloth': (28, 20)},
    light=Light('bright', power=0.9),
    exposure=0.5,
    views=bundle_views(main=Frame(at=(1.3, 3.2, 1.2), distance=44.9), top=Frame(at=(0.6, 0.3, 1.2), distance=48.1), turn=6, k=1.35),
)
product(
    7,
    'cinnamon.grade_upright',
    {'grade': 'm5', 'surface': 'oak', 'seed': 7, 'count': 13, 'bowl': 'stone', 'loose': (3.0, -5.7, 20)},
    light=Light('bright', scale=1.1),
    exposure=0.2,
    views=upright_views(main=Frame(at=(-0.6, 11.1, 1.2), distance=63.1), top=Frame(at=(-1.8, 1.3, 1.2), distance=60.7), turn=6, k=1.15),
)
product(
    8,
    'cinnamon.grade_bundle',
    {'grade': 'c4', 'surface': 'linen', 'seed': 8, 'quills': 19, 'yaw': 34, 'cloth': (32, 30)},
    light=Light('window'),
    exposure=0.2,
    views=bundle_views(main=Frame(at=(1.7, 0.1, 1.2), distance=45.6), top=Frame(at=(0.8, -0.9, 1.2), distance=54.7), turn=-4, k=1.2),
)
product(
    9,
    'cinnamon.grade_pyramid',
    {
        'grade': 'c5',
        'surface': 'slate',
        'seed': 9,
        'rows': (6, 5, 4, 2),
        'yaw': 48,
        'twine': False,
        'uneven': 1.9,
        'loose': [(4.7, -2.4, 68)],
    },
    light=Light('window', power=1.05),
    exposure=0.2,
    views=stack_views(main=Frame(at=(0.9, 0.6, 1.2), distance=35.5), top=Frame(at=(-0.2, -0.4, 1.2), distance=40.0), stop=0.6),
)
product(
    10,
    'cinnamon.grade_bundle',
    {'grade': 'c5-special', 'surface': 'walnut', 'seed': 10, 'quills': 50, 'yaw': -42, 'loose': 1, 'leaf': True},
    light=Light('window-right'),
    exposure=0.35,
    views=bundle_views(main=Frame(at=(-1.2, 0.8, 1.2), distance=38.2), top=Frame(at=(-0.6, 0.3, 1.2), distance=38.6), turn=4, mirror=-1),
)
product(
    11,
    'cinnamon.grade_bundle',
    {'grade': 'extra-special', 'surface': 'slate', 'seed': 11, 'quills': 44, 'yaw': -34, 'loose': 2},
    light=Light('window-right', power=1.05),
    exposure=0.35,
    views=bundle_views(main=Frame(at=(-1.2, 0.6, 1.2), distance=38.0), top=Frame(at=(-0.6, 0.3, 1.2), distance=38.6), turn=4, mirror=-1),
)
product(
    12,
    'cinnamon.grade_bundle',
    {'grade': 'alba', 'surface': 'plaster-linen', 'seed': 12, 'quills': 55, 'yaw': 36, 'loose': 1},
    light=Light('window', power=0.85),
    exposure=0.35,
    views=bundle_views(main=Frame(at=(1.3, 1.3, 1.2), distance=39.3), top=Frame(at=(0.6, 0.4, 1.2), distance=37.0)),
)
product(
    13,
    'cinnamon.oil',
    {'surface': 'oak', 'seed': 13},
    light=Light('back', scale=1.1),
    views=(
        view(at=(0.6, 0.6, 4.2), distance=41, azimuth=4, elevation=15, lens=85, focus=(-0.6, -0.6, 4), aperture=0.42),
        view(at=(-0.5, 0.6, 4.6), distance=19, azimuth=-16, elevation=12, lens=90, focus=(-0.6, -0.3, 4), aperture=0.28),
        view(at=(1.8, -0.6, 1.0), distance=26, azimuth=22, elevation=46, lens=85, focus=(3.6, -1.6, 0.6), aperture=0.35),
    ),
    spp=40,
)
product(
    14,
    'powders.powder_scene',
    {'spice': 'cinnamon', 'surface': 'walnut', 'bowl': 'ceramic', 'seed': 14, 'companion': 'cinnamon'},
    light=Light('side'),
    views=powder_views(),
)

# Products 15 to 23: whole spices

product(
    15,
    'spices.spice_bowl',
    {'kind': 'black-pepper', 'surface': 'walnut', 'bowl': 'wood', 'seed': 15, 'count': 540, 'scatter': 60, 'spread': ((2.2, -3.3), 2.5)},
    light=Light('side'),
    views=bowl_views(room=1.14, stop=0.7, near=0.5),
)
product(
    16,
    'spices.nutmeg_study',
    {'surface': 'plaster', 'seed': 16},
    light=Light('overhead', power=0.76),
    exposure=0.3,
    views=(
        view(at=(0.1, 0.1, 0.8), distance=27.2, azimuth=4, elevation=35, lens=80, focus=(-0.4, -0.8, 1.2), aperture=0.16),
        view(at=(-1.2, -0.9, 0.9), distance=11.5, azimuth=-8, elevation=42, lens=92, focus=(-1.2, -1.0, 1.1), aperture=0.08),
        view(at=(-0.2, 0.6, 0.5), distance=25, azimuth=-14, elevation=64, lens=80, aperture=0.16),
    ),
)
product(
    17,
    'spices.spice_bowl',
    {
        'kind': 'cloves',
        'surface': 'linen',
        'bowl': 'ceramic',
        'seed': 17,
        'size': (2.7, 1.2),
        'count': 150,
        'scatter': 36,
        'spread': ((1.8, -2.6), 2.0),
    },
    light=Light('side', scale=0.8),
    views=bowl_views(reach=2.6, height=1.3, turn=0, room=1.24, stop=0.6, near=0.9),
)
product(
    18,
    'spices.spice_heap',
    {'kind': 'mace', 'surface': 'slate', 'seed': 18, 'count': 26, 'radius': 3.2, 'scatter': 4},
    light=Light('side', power=1.1),
    views=(
        view(at=(0.2, -0.6, 0.9), distance=25, azimuth=6, elevation=30, lens=85, focus=(0.2, -2.4, 1.1), aperture=0.24),
        view(at=(-0.4, -1.0, 1.1), distance=13, azimuth=-24, elevation=24, lens=92, focus=(-0.5, -2.4, 1.2), aperture=0.11),
        view(at=(0.4, -0.6, 0.6), distance=25, azimuth=18, elevation=64, lens=80, aperture=0.30),
    ),
)
product(
    19,
    'spices.betel_study',
    {'surface': 'plaster', 'seed': 19},
    light=Light('overhead', power=0.74),
    views=(
        view(at=(-0.4, 0.0, 0.8), distance=24, azimuth=2, elevation=40, lens=80, focus=(-0.4, -1.2, 1.0), aperture=0.2),
        view(at=(0.6, -0.7, 1.0), distance=13, azimuth=-8, elevation=36, lens=92, focus=(0.6, -1.2, 1.1), aperture=0.14),
        view(at=(-0.4, 0.6, 0.5), distance=25, azimuth=-16, elevation=62, lens=80, aperture=0.14),
    ),
)
product(
    20,
    'spices.spice_bowl',
    {'kind': 'green-pepper', 'surface': 'slate', 'bowl': 'pale-stone', 'seed': 20, 'count': 580, 'scatter': 52, 'spread': ((2.1, -3.3), 2.6)},
    light=Light('raking', power=1.15),
    views=bowl_views(reach=3.3, height=2.0, turn=6, room=1.2, stop=0.7, near=0.5),
)
product(
    21,
    'spices.spice_scoop',
    {'kind': 'white-pepper', 'surface': 'walnut', 'seed': 21, 'count': 300},
    light=Light('window'),
    views=(
        view(at=(-0.2, -0.4, 0.8), distance=21, azimuth=2, elevation=30, lens=85, focus=(0.6, -1.4, 1.2), aperture=0.36),
        view(at=(0.8, -0.9, 0.8), distance=12.5, azimuth=-18, elevation=28, lens=92, focus=(0.8, -2.0, 0.7), aperture=0.11),
        view(at=(0, 0, 0.4), distance=24, azimuth=16, elevation=62, lens=80, aperture=0.3),
    ),
)
product(
    22,
    'spices.spice_bowl',
    {
        'kind': 'clove-stems',
        'surface': 'oak-linen',
        'bowl': 'dark-wood',
        'seed': 22,
        'size': (2.9, 1.4),
        'count': 300,
        'scatter': 30,
        'spread': ((1.4, -2.5), 1.5),
        'over': 0.6,
    },
    light=Light('side', scale=0.9),
    views=bowl_views(reach=2.9, height=1.5, turn=-8, room=1.3, stop=0.6, near=0.8),
)
product(
    23,
    'spices.turmeric_study',
    {'surface': 'matt-slate', 'seed': 23},
    light=Light('window', power=0.95),
    views=(
        view(at=(-0.2, -0.2, 0.9), distance=33, azimuth=4, elevation=31, lens=85, focus=(-0.9, -1.6, 1.2), aperture=0.18),
        view(at=(-0.9, -0.4, 1.0), distance=15, azimuth=4, elevation=36, lens=92, focus=(-0.9, -1.4, 1.4), aperture=0.12),
        view(at=(-0.2, -0.2, 0.6), distance=30, azimuth=14, elevation=62, lens=80, aperture=0.3),
    ),
)

# Products 24 to 30: powders

product(
    24,
    'powders.powder_scene',
    {'spice': 'black-pepper', 'surface': 'oak', 'bowl': 'dark-ceramic', 'seed': 24, 'companion': 'black-pepper'},
    light=Light('window'),
    views=powder_views(turn=4),
)
product(
    25,
    'powders.powder_scene',
    {
        'spice': 'nutmeg',
        'surface': 'linen',
        'bowl': 'wood',
        'seed': 25,
        'companion': 'nutmeg',
        'side': -1,
        'heap': 1.25,
    },
    light=Light('right'),
    views=(
        view(at=(-1.9, 0.0, 1.0), distance=28, azimuth=-10, elevation=33, lens=80, focus=(-1.6, -1.4, 1.8), aperture=0.18),
        view(at=(0.5, 0.0, 2.2), distance=12, azimuth=24, elevation=34, lens=92, focus=(0.6, -0.9, 2.2), aperture=0.14),
        view(at=(-1.9, 0.2, 0.8), distance=31, azimuth=8, elevation=66, lens=80, aperture=0.30),
    ),
)
product(
    26,
    'powders.powder_heap',
    {'spice': 'white-pepper', 'surface': 'matt-slate', 'seed': 26, 'companion': 'white-pepper'},
    light=Light('window', power=0.88),
    views=powder_views(turn=6, top=1.3, room=1.16, stop=0.6),
)
product(
    27,
    'powders.powder_scene',
    {
        'spice': 'ginger',
        'surface': 'walnut',
        'bowl': 'celadon',
        'seed': 27,
        'companion': 'ginger',
        'side': -1,
        'radius': 3.7,
        'deep': 0.4,
        'heap': 1.5,
        'strewn': 3000,
    },
    light=Light('window'),
    views=(
        view(at=(-2.0, 0.2, 1.0), distance=31, azimuth=16, elevation=30, lens=80, focus=(-2.4, -2.2, 1.0), aperture=0.20),
        view(at=(-0.9, -0.2, 1.5), distance=13.5, azimuth=-38, elevation=38, lens=92, focus=(-0.9, -1.2, 1.7), aperture=0.16),
        view(at=(-2.2, 0.2, 0.6), distance=33, azimuth=-10, elevation=60, lens=80, aperture=0.30),
    ),
)
product(
    28,
    'powders.powder_scene',
    {
        'spice': 'clove',
        'surface': 'plaster',
        'bowl': 'dark-wood',
        'seed': 28,
        'companion': 'cloves',
        'side': -1,
        'deep': 0.5,
        'heap': 1.0,
    },
    light=Light('bright', power=0.8),
    views=(
        view(at=(-1.0, -0.2, 1.0), distance=27, azimuth=10, elevation=46, lens=80, focus=(-0.6, -1.6, 1.6), aperture=0.30),
        view(at=(0.4, -0.4, 1.9), distance=12.5, azimuth=30, elevation=28, lens=92, focus=(0.3, -1.6, 2.0), aperture=0.15),
        view(at=(-1.0, 0.0, 0.8), distance=28, azimuth=-20, elevation=66, lens=80, aperture=0.14),
    ),
)
product(
    29,
    'powders.powder_scene',
    {'spice': 'turmeric', 'surface': 'matt-slate', 'bowl': 'stone', 'seed': 29, 'companion': 'turmeric'},
    light=Light('side', power=1.1),
    views=powder_views(turn=3, top=2.5, room=1.22),
)
product(
    30,
    'powders.powder_scene',
    {'spice': 'chili', 'surface': 'oak', 'bowl': 'pale-stone', 'seed': 30, 'companion': 'chili'},
    light=Light('back'),
    views=powder_views(turn=14, top=2.5, room=1.2),
)
