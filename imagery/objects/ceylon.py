"""A map of Ceylon in the manner of about 1700, drawn with PIL: true coasts, names as the Dutch wrote them."""
import glob
import math
import random

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

# Longitudes and latitudes in hundredths of a degree, thinned out from Natural Earth (public domain).
_COAST = (
    '8188,709 8188,698 8178,661 8165,643 8136,622 8081,604 8071,596 8059,592 8020,603 8010,613 7986,681 7986,701 7981,718 7985,712 '
    '7986,717 7983,721 7978,760 7980,766 7970,810 7970,822 7978,835 7975,828 7978,826 7973,811 7975,806 7973,801 7983,800 7979,807 '
    '7983,814 7980,823 7995,874 7992,894 8005,903 8011,919 8012,931 8007,933 8005,939 8020,947 8005,960 8025,952 8029,945 8043,950 '
    '8061,945 8047,953 8037,953 8019,965 8019,959 8015,960 7995,969 7991,977 7999,982 8012,982 8013,978 8022,976 8034,963 8044,958 '
    '8025,976 8014,980 8019,983 8026,982 8041,962 8079,931 8079,929 8074,930 8082,924 8082,927 8088,915 8083,914 8088,910 8090,912 '
    '8096,902 8095,900 8088,904 8092,899 8092,894 8095,893 8098,898 8115,878 8118,870 8123,865 8120,861 8123,862 8125,855 8121,857 '
    '8121,851 8116,853 8113,850 8117,852 8124,847 8130,848 8129,850 8132,852 8136,850 8139,836 8135,840 8136,836 8140,834 8145,813 '
    '8143,810 8140,819 8140,814 8143,809 8146,812 8152,800 8156,800 8160,792 8159,786 8164,784 8171,773 8169,771 8161,776 8160,773 '
    '8166,772 8171,762 8172,764 8176,761 8177,746 8179,747 8180,741 8183,747 8188,733'
)
_ISLANDS = (
    '7971,907 7971,910 7980,909 7992,902 7985,904 7988,901 7991,897 7989,898 7980,905',
    '7990,962 7984,970 7986,976 7989,976 7990,968 7998,962',
)
_MAINLAND = (
    '7985,1116 7986,1029 7980,1027 7976,1031 7962,1032 7976,1028 7976,1026 7956,1030 7961,1033 7959,1034 7946,1031 7940,1032 7929,1025 '
    '7923,1017 7928,1004 7898,967 7891,947 7893,942 7907,930 7925,929 7934,932 7935,924 7945,916 7929,925 7899,928 7868,918 7863,914 '
    '7841,910 7822,894 7816,875 7821,879 7822,877 7817,873 7814,866 7812,866 7813,849 7805,836 7777,822 7755,808 7732,812 7698,837 7675,870 7655,890 7630,945 7600,1010 7500,1116'
)
_RIVERS = (
    '8050,703 8055,716 8064,729 8078,732 8095,731 8100,747 8103,770 8098,795 8106,816 8116,836 8124,847',
    '8047,690 8038,698 8022,700 8005,694 7987,698',
    '8052,674 8042,670 8030,660 8012,664 7996,658',
    '8092,680 8104,668 8120,650 8126,632 8122,613',
    '8062,780 8040,800 8030,826 8020,850 7996,876',
)
# Name, where it stands, and on which side of that it is written.
_PLACES = (
    ('Columbo', 7986, 694, 'r'), ('Negombo', 7984, 721, 'r'), ('Caliture', 7996, 658, 'r'), ('Punto Gale', 8022, 603, 'l'), ('Mature', 8054, 594, 'b'),
    ('Chilauw', 7980, 758, 'r'), ('Calpetyn', 7973, 823, 'l'), ('Manaar', 7990, 899, 'l'), ('Iafnapatnam', 8002, 966, 'r'), ('Candy', 8064, 729, 'r'),
    ('Trinquenemale', 8124, 857, 'r'), ('Batecalo', 8170, 772, 'r'), ('Pico de Adam', 8050, 681, 'r'),
)
_DOT = 130  # pixels to the centimetre
_DEGREE = 3.95  # centimetres to a degree


def _points(text):
    return np.array([[float(v) / 100 for v in pair.split(',')] for pair in text.split()])


def _font(face, size):
    found = sorted(glob.glob('/usr/share/fonts/**/LiberationSerif-%s.ttf' % face, recursive=True))
    return ImageFont.truetype(found[0], int(size * _DOT))


class _Sheet:
    """Ink on a sheet of `size` (cm); `middle` (cm from its centre) is where 80.72 E, 7.85 N lies."""

    def __init__(self, size, middle):
        self.size, self.middle = size, middle
        self.pixels = tuple(int(v * _DOT) for v in size)
        self.ink = Image.new('L', self.pixels, 0)
        self.pen = ImageDraw.Draw(self.ink)

    def spot(self, x, y):
        """Pixels of a point in cm from the sheet's centre."""
        return ((x + self.size[0] / 2) * _DOT, (self.size[1] / 2 - y) * _DOT)

    def cm(self, degrees):
        """Centimetres of longitudes and latitudes (N, 2)."""
        return (np.asarray(degrees) - [80.72, 7.85]) * [_DEGREE * math.cos(math.radians(7.85)), _DEGREE] + self.middle

    def path(self, points, width, amount=255, closed=False):
        """A line of `width` cm through points in cm, as a hand draws it: pressed and let go."""
        points = np.asarray(points, float)
        points = np.concatenate([points, points[:1]]) if closed else points
        rng = np.random.RandomState(len(points))
        for a, b in zip(points[:-1], points[1:]):
            a, b = self.spot(*a), self.spot(*b)
            wide = max(1, int(round(width * _DOT * rng.uniform(0.75, 1.25))))
            self.pen.line([a, b], amount, wide)
            self.pen.ellipse([b[0] - wide / 2, b[1] - wide / 2, b[0] + wide / 2, b[1] + wide / 2], amount)

    def write(self, text, spot, size, face='Italic', anchor='mm', amount=235, spread=0.0):
        """Letters of `size` cm at a point in cm, `spread` cm apart."""
        font = _font(face, size)
        if not spread:
            self.pen.text(self.spot(*spot), text, amount, font, anchor)
            return
        wide = sum(font.getlength(c) + spread * _DOT for c in text)
        patch = Image.new('L', (int(wide) + 40, int(size * _DOT * 2)), 0)
        at, pen = 20.0, ImageDraw.Draw(patch)
        for c in text:
            pen.text((at, size * _DOT), c, amount, font, 'lm')
            at += font.getlength(c) + spread * _DOT
        x, y = self.spot(*spot)
        self.ink.paste(255, (int(x - patch.width / 2), int(y - patch.height / 2)), patch)

    def frame(self):
        """Two lines round the sheet, with minutes of a degree between them."""
        w, h = self.size[0] / 2 - 0.9, self.size[1] / 2 - 0.9
        for inset in (0.0, 0.22, 0.34):
            x, y = w - inset, h - inset
            self.path([(-x, -y), (x, -y), (x, y), (-x, y)], 0.045 if inset else 0.03, 220, True)
        step = _DEGREE / 6
        for k in range(-40, 41):
            if k % 2:
                continue
            for side in (-1, 1):
                if abs(k * step) < w - 0.9:
                    self.path([(k * step, side * (h - 0.11)), ((k + 1) * step, side * (h - 0.11))], 0.15, 200)
                if abs(k * step) < h - 0.9:
                    self.path([(side * (w - 0.11), k * step), (side * (w - 0.11), (k + 1) * step)], 0.15, 200)

    def rose(self, x, y, reach):
        """A compass of 16 winds, half of each point dark."""
        for turn, part in [(22.5 + 45 * k, 0.5) for k in range(8)] + [(45 + 90 * k, 0.72) for k in range(4)] + [(90 * k, 1.0) for k in range(4)]:
            a = math.radians(turn)
            tip = np.array([math.sin(a), math.cos(a)]) * reach * part
            for side in (-1, 1):
                foot = np.array([math.sin(a + side * 0.39), math.cos(a + side * 0.39)]) * reach * 0.2
                corners = [self.spot(x, y), self.spot(x + tip[0], y + tip[1]), self.spot(x + foot[0], y + foot[1])]
                self.pen.polygon(corners, 230 if side > 0 else 0)
                self.path([(x, y), (x + tip[0], y + tip[1]), (x + foot[0], y + foot[1])], 0.02, 230, True)
        ring = np.linspace(0, 2 * math.pi, 90)
        for r in (0.62, 0.66):
            self.path(np.stack([x + reach * r * np.cos(ring), y + reach * r * np.sin(ring)], 1), 0.015, 170)
        self.write('N', (x, y + reach + 0.32), 0.5, 'Bold')


def _drawn(size, middle, rose):
    """The sheet with the map on it, and where a wash runs along the coasts and where land is (0 to 1)."""
    sheet = _Sheet(size, middle)
    shores = [sheet.cm(_points(text)) for text in (_COAST, *_ISLANDS, _MAINLAND)]
    land = Image.new('L', sheet.pixels, 0)
    for shore in shores:
        ImageDraw.Draw(land).polygon([sheet.spot(*p) for p in shore], 255)
    # Rhumb lines run over the sea only; a net of strokes follows the coast.
    for k in range(32):
        a = math.radians(11.25 * k)
        sheet.path([rose, (rose[0] + 60 * math.sin(a), rose[1] + 60 * math.cos(a))], 0.018, 120 if k % 2 else 170)
    wide = land.resize((sheet.pixels[0] // 4, sheet.pixels[1] // 4))
    near = np.asarray(wide.filter(ImageFilter.GaussianBlur(0.30 * _DOT / 4)).resize(sheet.pixels, Image.BILINEAR), np.float32) / 255
    solid = np.asarray(land, np.float32) / 255
    rows = np.arange(sheet.pixels[1])[:, None] + 2.5 * np.sin(np.arange(sheet.pixels[0])[None, :] / 90)
    stroke = (rows % (0.085 * _DOT)) < 0.022 * _DOT
    ragged = 0.07 * np.sin(np.floor(rows / (0.085 * _DOT)) * 2.4)
    ink = np.asarray(sheet.ink, np.float32) / 255 * (1 - solid)
    ink = np.maximum(ink, 0.75 * stroke * (near > 0.13 + ragged) * (1 - solid))
    sheet.ink = Image.fromarray((ink * 255).astype(np.uint8))
    sheet.pen = ImageDraw.Draw(sheet.ink)
    for shore in shores:
        sheet.path(shore, 0.06, 255, True)
    for text in _RIVERS:
        course = sheet.cm(_points(text))
        t = np.linspace(0, len(course) - 1, len(course) * 9)
        curve = np.stack([np.interp(t, np.arange(len(course)), course[:, k]) for k in (0, 1)], 1)
        for _ in range(12):
            curve[1:-1] = (curve[:-2] + curve[2:]) / 2
        curve += 0.05 * np.stack([np.sin(t * 7), np.cos(t * 6)], 1)
        sheet.path(curve, 0.03, 200)
    # Hills as heaps with a shaded side, clear of the coast and of the names.
    inland = near > 0.995
    named = [sheet.cm([(east / 100, north / 100)])[0] for _, east, north, side in _PLACES if side == 'r']
    rng = random.Random(5)
    kept = []
    for _ in range(4000):
        spot = (80.72 + rng.gauss(0, 0.24), 6.98 + rng.gauss(0, 0.27))
        x, y = sheet.cm([spot])[0]
        apart = all(math.hypot(x - a, (y - b) * 1.5) > 0.62 for a, b in kept)
        if apart and inland[int((size[1] / 2 - y) * _DOT), int((x + size[0] / 2) * _DOT)] and not any(
                -0.5 < x - a < 2.4 and -0.55 < y - b < 0.35 for a, b in named):
            kept.append((x, y))
    for x, y in sorted(kept, key=lambda p: -p[1]):
        tall, half = rng.uniform(0.26, 0.42), rng.uniform(0.22, 0.3)
        t = np.linspace(-1, 1, 14)
        top = np.stack([x + half * t, y + tall * (1 - np.abs(t) ** 1.6) + 0.015 * np.sin(9 * t + x)], 1)
        sheet.pen.polygon([sheet.spot(*p) for p in top], 0)
        sheet.path(top, 0.028, 215)
        for k in range(6):
            a = 0.12 + 0.14 * k
            foot = y + tall * (1 - a ** 1.6)
            sheet.path([(x + half * a, foot), (x + half * (a - 0.05), foot - tall * 0.55 * (1 - a))], 0.018, 190)
    for name, east, north, side in _PLACES:
        x, y = sheet.cm([(east / 100, north / 100)])[0]
        sheet.pen.ellipse([*sheet.spot(x - 0.075, y + 0.075), *sheet.spot(x + 0.075, y - 0.075)], 0, 245, 4)
        away = {'r': (0.16, 0.02, 'lm'), 'l': (-0.2, -0.05, 'rm'), 'b': (0.1, -0.3, 'mm')}[side]
        sheet.write(name, (x + away[0], y + away[1]), 0.40, 'Italic', away[2])
    # Nothing is drawn outside the frame.
    trim = np.zeros(sheet.pixels[::-1], bool)
    edge = int(1.24 * _DOT)
    trim[edge:-edge, edge:-edge] = True
    sheet.ink = Image.fromarray(np.asarray(sheet.ink) * trim)
    sheet.pen = ImageDraw.Draw(sheet.ink)
    sheet.frame()
    sheet.rose(*rose, 1.7)
    wash = np.clip(near * 2 - 0.95, 0, 1)
    wash = solid * np.clip(1.5 * (1 - wash), 0, 1)
    return sheet, wash * trim, solid * trim


def picture(size, middle, rose, lettering):
    """An image for `materials.parchment`: ink, wash and land as red, green and blue. `lettering` holds the arguments of what else
    is written on the sea."""
    sheet, wash, solid = _drawn(size, middle, rose)
    for text, spot, height, face, spread in lettering:
        sheet.write(text, spot, height, face, spread=spread)
    ink = np.asarray(sheet.ink.filter(ImageFilter.GaussianBlur(0.8)), np.float32) / 255
    pixels = np.ones((sheet.pixels[1], sheet.pixels[0], 4), np.float32)
    pixels[..., 0], pixels[..., 1], pixels[..., 2] = ink, wash, solid
    image = bpy.data.images.new('ceylon', *sheet.pixels, alpha=False, is_data=True)
    image.pixels.foreach_set(pixels[::-1].ravel())
    image.pack()
    return image
