"""The table of all pictures. Lengths in cm, angles in degrees."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Light:
    """A rig of stage.RIGS, scaled about the origin: scale 1 suits a scene 15 cm wide; `power` multiplies its brightness."""

    rig: str
    scale: float = 1.0
    power: float = 1.0


@dataclass(frozen=True)
class Shot:
    """One picture. `camera` holds the arguments of stage.camera, `aspect` is (width, height), `spp` samples per pixel; a cutout has no ground."""

    id: str
    scene: str
    camera: dict
    light: Light = Light('side')
    aspect: tuple = (4, 3)
    exposure: float = 0.6
    spp: int = 28
    depth: bool = False
    cutout: bool = False


SCENES = {}
SHOTS = []


def scene(key, builder, **parameters):
    """Name a scene: `builder` is 'module.function' in scenes/, called with `parameters`. Returns the key."""
    SCENES[key] = (builder, parameters)
    return key


def shot(shot_id, scene_key, **settings):
    """Add a picture of a scene; `settings` are the other fields of `Shot`."""
    assert all(entry.id != shot_id for entry in SHOTS), 'shot ids must be unique: ' + shot_id
    SHOTS.append(Shot(shot_id, scene_key, **settings))


def product(number, builder, parameters, light, views, **settings):
    """Main picture and two details of a product, one for each of the three `views`."""
    key = scene('product-%02d' % number, builder, **parameters)
    for name, camera in zip(('main', 'detail-1', 'detail-2'), views):
        shot('product-%02d-%s' % (number, name), key, camera=camera, light=light, **settings)


def view(at, distance, azimuth=0.0, elevation=28.0, lens=85.0, focus=None, aperture=0.42, shift=(0.0, 0.0), across=None):
    """Camera settings; see stage.camera."""
    return {
        'at': at,
        'distance': distance,
        'azimuth': azimuth,
        'elevation': elevation,
        'lens': lens,
        'focus': focus,
        'aperture': aperture,
        'shift': shift,
        'across': across,
    }
