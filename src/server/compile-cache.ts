import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/compile');
/** By then everything is loaded. The end of the process would be too late: it may be a sudden one. */
const flushMs = 5000;

/**
 * Keeps what Node makes of the TypeScript files for the next start: without it each start, and each thread, loads a
 * compiler, which costs 30 MB and a third of the time to start (measured). Where the folder can't be written, all goes on
 * without it.
 */
export function useCompileCache(): void {
  // By the environment, because threads read it there.
  process.env.NODE_COMPILE_CACHE ??= cacheFolder;
  enableCompileCache();
  setTimeout(flushCompileCache, flushMs).unref();
}
