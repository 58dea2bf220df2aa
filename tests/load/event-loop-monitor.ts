import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into the server with `--import`. On exit it writes the CPU time of the longest turn of the event loop, in
 * milliseconds, to standard error. Other programs on a busy machine do not affect CPU time.
 */

/** Startup is not measured. */
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
