"""Every picture of the site; importing this package fills the table."""

from shots import about, film, history, home, products, shop, technology  # noqa: F401
from shots.table import SCENES, SHOTS

assert all(entry.scene in SCENES for entry in SHOTS), 'every shot needs a scene'
