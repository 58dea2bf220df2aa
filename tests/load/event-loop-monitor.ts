import { writeSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into the server with `--import`: at its end it writes the longest time that one turn of the event loop held the
 * thread, in milliseconds, to standard error.
 */

if (isMainThread) {
  const resolution = 1;
  const histogram = monitorEventLoopDelay({ resolution });
  // The start itself is not measured.
  setTimeout(() => histogram.enable(), 1000).unref();
  process.on('exit', () => {
    writeSync(2, `longest event loop delay: ${Math.max(0, histogram.max / 1e6 - resolution).toFixed(1)} ms\n`);
  });
}
