import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded with `--import`. On exit it writes the CPU milliseconds of the longest turn of the event loop to standard
 * error; other programs do not affect CPU time.
 */

const startupMs = 1000;

if (isMainThread) {
  let longest = 0;
  let last = Infinity;
  const measure = () => {
    const { user, system } = process.threadCpuUsage();
    const now = (user + system) / 1000;
    longest = Math.max(longest, now - last);
    last = now;
  };
  setTimeout(() => setInterval(measure, 1).unref(), startupMs).unref();
  process.on('exit', () => writeSync(2, `longest turn of the event loop: ${longest.toFixed(1)} ms\n`));
}
