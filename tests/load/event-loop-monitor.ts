import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into the server with `--import`: at its end it writes the longest time that one turn of the event loop held the
 * thread, in milliseconds, to standard error. It is processor time, which other programs on a busy machine don't change.
 */

/** The start itself is not measured. */
const startMs = 1000;

if (isMainThread) {
  let longest = 0;
  let last = Infinity;
  const measure = () => {
    const { user, system } = process.threadCpuUsage();
    const now = (user + system) / 1000;
    longest = Math.max(longest, now - last);
    last = now;
  };
  setTimeout(() => setInterval(measure, 1).unref(), startMs).unref();
  process.on('exit', () => writeSync(2, `longest turn of the event loop: ${longest.toFixed(1)} ms\n`));
}
