#!/usr/bin/python3
"""Render everything that is missing in media/originals/, one picture after another, in the order of order.txt.

    nice -n 19 ./render_all.py [--out FOLDER] [--threads 4]      (with the Python that Blender was built for)

Each picture is a Blender process of its own, so a changed scene counts from the next picture on. Stop it with Ctrl-C or
SIGTERM at any time: an unfinished picture leaves nothing behind, and the next start goes on where this one stopped.
A line of order.txt that starts with 'hold' names shots that wait for a correction.
"""
import argparse
import fnmatch
import os
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def table():
    """Ids of all shots with their frames, read in a fresh interpreter so that an edited table counts at once."""
    code = "import shots\nfor s in shots.SHOTS: print(s.id, s.aspect[0], s.aspect[1], s.spp)"
    listing = subprocess.run([sys.executable, '-c', code], cwd=HERE, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [(name, int(across), int(down), int(spp)) for name, across, down, spp in map(str.split, listing.splitlines())]


def queue():
    """(id, width, samples, work) of every shot that is not on hold, in the order of order.txt; work in million samples."""
    shots = table()
    held, lines = [], []
    with open(os.path.join(HERE, 'order.txt')) as file:
        for line in file:
            words = line.split('#')[0].split()
            if words and words[0] == 'hold':
                held += words[1:]
            elif words:
                lines.append(words)
    seen, result = set(), []
    for pattern, width, samples in lines:
        for name, across, down, own in shots:
            if name in seen or not fnmatch.fnmatch(name, pattern):
                continue
            seen.add(name)
            if any(fnmatch.fnmatch(name, other) for other in held):
                continue
            spp = own if samples == '-' else int(samples)
            long_side = int(width)
            result.append((name, long_side, spp, long_side ** 2 * min(across, down) / max(across, down) * spp / 1e6))
    return result


def exists(out, name):
    """Whether a picture is there; cutouts are no JPEGs."""
    return any(os.path.exists(os.path.join(out, name + suffix)) for suffix in ('.jpg', '.png', '.webp'))


def clock(seconds):
    return '%d:%02d:%02d' % (seconds // 3600, seconds // 60 % 60, seconds % 60)


def render(name, width, spp, threads, out, log):
    """One picture; True when Blender has written it. SIGTERM ends Blender too."""
    command = ['blender', '-b', '-P', os.path.join(HERE, 'render.py'), '--', '--out', out, '--only', name,
               '--width', str(width), '--spp', str(spp), '--threads', str(threads)]
    process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
    try:
        return process.wait() == 0 and exists(out, name)
    except BaseException:
        process.terminate()
        process.wait()
        raise


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--out', default=os.path.join(HERE, '..', 'media', 'originals'))
    parser.add_argument('--threads', type=int, default=4, help='threads of the renderer')
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit('stopped'))
    os.makedirs(options.out, exist_ok=True)
    failed, rate = set(), 0.26
    scratch = os.path.join(tempfile.gettempdir(), 'imagery')
    os.makedirs(scratch, exist_ok=True)
    with open(os.path.join(scratch, 'blender.log'), 'w') as log:
        while True:
            rows = queue()
            todo = [row for row in rows if row[0] not in failed and not exists(options.out, row[0])]
            if not todo:
                break
            name, width, spp, work = todo[0]
            print('%s  %d of %d done, about %s left at %.2f million samples a second; now %s (%d wide, %d samples)'
                  % (time.strftime('%H:%M:%S'), len(rows) - len(todo), len(rows), clock(sum(row[3] for row in todo) / rate), rate,
                     name, width, spp), flush=True)
            began = time.time()
            if render(name, width, spp, options.threads, options.out, log):
                rate += 0.3 * (work / (time.time() - began) - rate)
                print('          %s took %s' % (name, clock(time.time() - began)), flush=True)
            else:
                failed.add(name)
                print('          %s FAILED; run render.py --only %s to see why' % (name, name), flush=True)
    sys.exit('failed: ' + ' '.join(sorted(failed)) if failed else 0)


if __name__ == '__main__':
    main()
