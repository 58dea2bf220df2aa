"""Pictures of the history page."""

from shots.table import Light, scene, shot, view

scene('old-trade', 'places.old_trade', seed=60)
shot(
    'history-opening',
    'old-trade',
    camera=view(at=(0.4, -1.2, 0.5), distance=68, azimuth=4, elevation=50, lens=80, focus=(0.4, -1.2, 0.3), aperture=0.22),
    light=Light('window', scale=1.7, power=0.85),
    aspect=(16, 9),
    exposure=0.5,
)
shot(
    'history-video-poster',
    'old-trade',
    camera=view(at=(-2.8, -4.3, 0.6), distance=48, azimuth=-34, elevation=31, lens=80, focus=(-8.0, -6.0, 1.4), aperture=0.24),
    light=Light('window', scale=1.7, power=0.85),
    aspect=(16, 9),
    exposure=0.4,
)
for kind in ('ceylon', 'cassia', 'saigon', 'korintje'):
    key = scene('type-' + kind, 'cinnamon.cinnamon_types', kind=kind, surface='plaster', seed=2)
    shot(
        'history-type-' + kind,
        key,
        camera=view(
            at=(-0.4, -0.5, 1.0),
            distance=35,
            azimuth=-36,
            elevation=28,
            lens=85,
            focus=(-3.0, -2.9, 1.4),
            aperture=0.20,
        ),
        light=Light('window', power=0.85),
        exposure=0.3,
    )
for grade in ('alba', 'c5', 'c4', 'm5', 'm4', 'h1', 'h2'):
    key = scene('grade-' + grade, 'cinnamon.grade_card', grade=grade, seed=3)
    shot(
        'history-grade-' + grade,
        key,
        camera=view(at=(0.9, -0.9, 1.2), distance=53, azimuth=-16, elevation=28, lens=85, focus=(-2.6, -3.6, 1.6), aperture=0.20),
        light=Light('window', scale=1.1, power=0.85),
        exposure=0.3,
    )
# Diameters are those of src/domain/grades.ts: each picture is just as wide as its quill.
for seed, (grade, diameter) in enumerate(
    (('alba', 6), ('c5-special', 6), ('c5', 10), ('c4', 13), ('m5', 16), ('m4', 19), ('h1', 23), ('h2', 25))
):
    shot(
        'grade-end-' + grade,
        scene('grade-end-' + grade, 'cinnamon.grade_end', grade=grade, diameter=diameter, seed=seed),
        camera=view(at=(0, 0, 0), distance=30, elevation=90, aperture=0, across=diameter / 10),
        light=Light('overhead'),
        aspect=(1, 1),
        exposure=0.1,
        spp=32,
        cutout=True,
    )
shot(
    'history-grade-powder',
    scene('grade-powder', 'cinnamon.grade_card', grade='powder', seed=3),
    camera=view(at=(0.4, -1.5, 1.5), distance=46, azimuth=-12, elevation=28, lens=85, focus=(-0.8, -2.4, 2.4), aperture=0.24),
    light=Light('window', scale=1.1, power=0.85),
    exposure=0.3,
)
shot(
    'history-grade-oil',
    scene('grade-oil', 'cinnamon.grade_card', grade='oil', seed=3),
    camera=view(at=(0.6, -0.6, 3.4), distance=48, azimuth=-8, elevation=22, lens=85, focus=(-1.0, -0.8, 3.0), aperture=0.26),
    light=Light('window', scale=1.1, power=0.85),
    exposure=0.3,
    spp=40,
)
