import { writeSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into the server with `--import`. On exit it writes the longest event loop delay, in milliseconds, to standard
 * error.
 */

if (isMainThread) {
  const resolution = 1;
  const histogram = monitorEventLoopDelay({ resolution });
  // Startup is not measured.
  setTimeout(() => histogram.enable(), 1000).unref();
  process.on('exit', () => {
    writeSync(2, `longest event loop delay: ${Math.max(0, histogram.max / 1e6 - resolution).toFixed(1)} ms\n`);
  });
}
