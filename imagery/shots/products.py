"""Pictures of the thirty products."""

from shots.framing import BENCH_VIEWS, POWDER_VIEWS, bowl_views
from shots.table import Light, product, view


def powder(number, spice, raw, seed=None, light=Light('table', scale=1.2, power=0.9), exposure=0.35, **scene):
    """A ground spice with its raw spice: all of them from above on one grey, in one light."""
    product(
        number,
        'powders.from_above',
        {'spice': spice, 'companion': raw, 'seed': seed or number, **scene},
        light=light,
        exposure=exposure,
        views=POWDER_VIEWS,
    )


# Powders are poured to a cone in a dark bowl; through most of them a scoop went towards the front.
FURROWED = {'furrow': (0.5, -0.6, 2.4, -3.8, 1.0, 0.15)}

# Products 1 to 14: cinnamon

product(
    1,
    'cinnamon.off_cuts',
    {'seed': 1},
    light=Light('window', scale=1.3, power=0.8),
    exposure=0.3,
    views=(
        view(at=(0.4, -0.3, 0.8), distance=46.5, azimuth=-14, elevation=36, lens=85, focus=(0, -2.4, 1.6), aperture=0.12),
        view(at=(-0.6, -1.6, 1.8), distance=19, azimuth=-24, elevation=26, lens=92, focus=(-0.7, -2.4, 1.8), aperture=0.08),
        view(at=(0.8, -0.8, 0.6), distance=44, azimuth=14, elevation=64, lens=85, focus=(0.4, -1.0, 1.0), aperture=0.12),
    ),
)
product(
    2,
    'cinnamon.stick_pile',
    {'kind': 'quillings', 'surface': 'linen', 'seed': 2, 'count': 180, 'bowl': 'wood'},
    light=Light('right'),
    exposure=0.42,
    views=bowl_views(reach=5.5, height=2.6, stop=0.5, above=1.15),
)
# The ten grades lie on one bench, before one camera, in one light: what differs is the quill. Of the three thinnest, hard to tell
# apart where they are small, one is tied.
for number, grade, rows, beside in (
    (3, 'h1', (4, 3), ('h1',)),
    (4, 'h2', (4, 3), ('h2',)),
    (5, 'h2-super', (4, 3), ('h2-super', 'h2')),
    (6, 'm4', (5, 4, 3), ('m4',)),
    (7, 'm5', (6, 5, 4), ('m5',)),
    (8, 'c4', (7, 6, 5), ('c4',)),
    (9, 'c5', (10, 9, 8, 6), ('c5',)),
    (10, 'c5-special', (16, 15, 14, 13, 11), ('c5-special',)),
    (11, 'extra-special', (), ('extra-special', 'c5-special')),
    (12, 'alba', (18, 17, 16, 15, 13), ('alba',)),
):
    product(
        number,
        'cinnamon.grade_bench',
        {'grade': grade, 'seed': number, 'rows': rows, 'beside': beside, 'tied': 52 if grade == 'extra-special' else 0},
        light=Light('window', scale=1.3, power=0.8),
        exposure=0.3,
        views=BENCH_VIEWS,
    )
product(
    13,
    'cinnamon.oil',
    {'seed': 2},
    light=Light('window', scale=4.0, power=0.85),
    exposure=0.55,
    views=(
        view(at=(0.2, -2, 5.9), distance=86, azimuth=2, elevation=23, lens=85, focus=(8.0, -11.5, 4), aperture=0.42),
        view(at=(4.4, -9, 4.8), distance=44, azimuth=-10, elevation=16, lens=90, focus=(6.4, -10, 4), aperture=0.25),
        view(at=(2, -9, 1), distance=80, azimuth=18, elevation=46, lens=85, focus=(2, -10, 1), aperture=0.35),
    ),
    spp=40,
)
powder(14, 'cinnamon', 'cinnamon', furrow=(-0.5, 0.7, -2.4, -3.7, 0.85, 0.2), pinch=(1.9, -3.9, 1.05, -25))

# Products 15 to 23: whole spices, on plaster in the light of one window

WHOLE = Light('window', power=0.8)

product(
    15,
    'spices.spice_bowl',
    {'kind': 'black-pepper', 'surface': 'plaster', 'bowl': 'dark-wood', 'seed': 15, 'count': 540, 'scatter': 60, 'spread': ((2.2, -3.3), 2.5)},
    light=WHOLE,
    exposure=0.3,
    views=bowl_views(room=1.22, stop=0.7, near=0.5),
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
        'surface': 'plaster',
        'bowl': 'dark-wood',
        'seed': 17,
        'size': (2.7, 1.2),
        'count': 150,
        'scatter': 36,
        'spread': ((1.8, -2.6), 2.0),
    },
    light=WHOLE,
    exposure=0.3,
    views=bowl_views(reach=2.6, height=1.3, turn=0, room=1.24, stop=0.6, near=0.9),
)
product(
    18,
    'spices.spice_heap',
    {'kind': 'mace', 'surface': 'plaster', 'seed': 18, 'count': 26, 'radius': 3.2, 'scatter': 4},
    light=WHOLE,
    exposure=0.3,
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
    {'kind': 'green-pepper', 'surface': 'plaster', 'bowl': 'dark-wood', 'seed': 20, 'count': 640, 'scatter': 52, 'spread': ((2.1, -3.3), 2.6)},
    light=WHOLE,
    exposure=0.3,
    views=bowl_views(reach=3.3, height=2.0, turn=6, room=1.15, above=1.2, stop=0.7, near=0.5),
)
product(
    21,
    'spices.spice_scoop',
    {'kind': 'white-pepper', 'surface': 'plaster', 'seed': 21, 'count': 300},
    light=WHOLE,
    exposure=0.3,
    views=(
        view(at=(-0.2, -0.4, 0.8), distance=21, azimuth=2, elevation=30, lens=85, focus=(0.6, -1.4, 1.2), aperture=0.36),
        view(at=(0.8, -0.9, 0.8), distance=12.5, azimuth=-18, elevation=28, lens=92, focus=(0.8, -2.0, 0.7), aperture=0.11),
        view(at=(0, 0, 0.4), distance=24, azimuth=16, elevation=62, lens=80, aperture=0.3),
    ),
)
product(
    22,
    'spices.clove_stems',
    {'seed': 22},
    light=WHOLE,
    exposure=0.42,
    views=(
        view(at=(0.45, -0.85, 0.8), distance=20.5, azimuth=-4, elevation=33, lens=88, focus=(0.4, -1.8, 1.4), aperture=0.15),
        view(at=(-0.3, 0.2, 1.5), distance=11, azimuth=-28, elevation=30, lens=92, focus=(-0.4, -0.6, 1.7), aperture=0.08),
        view(at=(0.8, -0.9, 0.4), distance=21, azimuth=12, elevation=62, lens=80, aperture=0.12),
    ),
)
product(
    23,
    'spices.turmeric_study',
    {'surface': 'plaster', 'seed': 23},
    light=WHOLE,
    exposure=0.3,
    views=(
        view(at=(-0.2, -0.2, 0.9), distance=33, azimuth=4, elevation=31, lens=85, focus=(-0.9, -1.6, 1.2), aperture=0.18),
        view(at=(-0.9, -0.4, 1.0), distance=15, azimuth=4, elevation=36, lens=92, focus=(-0.9, -1.4, 1.4), aperture=0.12),
        view(at=(-0.2, -0.2, 0.6), distance=30, azimuth=14, elevation=62, lens=80, aperture=0.3),
    ),
)

# Products 24 to 30: powders

for number, spice, raw, settings in (
    (24, 'black-pepper', 'black-pepper', {'furrow': (0.9, 0.7, -3.6, -2.5, 0.85, 0.2), 'pinch': (2.4, -3.9, 0.9, 20), 'spots': ((5.4, 1.6), (5.6, -2.6))}),
    (25, 'nutmeg', 'nutmeg', FURROWED),
    (26, 'white-pepper', 'white-pepper', {'seed': 126, 'exposure': 0.42, 'furrow': (0.5, 0.9, 3.9, -1.5, 0.75, 0.25), 'pinch': None, 'spots': ((5.3, -0.8), (6.0, 3.6))}),
    (27, 'ginger', 'ginger', {'furrow': (-0.6, 0.9, 1.6, -3.9, 0.8, 0.2), 'pinch': (1.9, 4.2, 0.9, 60)}),
    # So dark that it wants a pale bowl.
    (28, 'clove', 'cloves', {**FURROWED, 'bowl': 'ceramic'}),
    (29, 'turmeric', 'turmeric', FURROWED),
    (30, 'chili', 'chili', FURROWED),
):
    powder(number, spice, raw, **settings)
