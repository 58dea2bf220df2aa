import { enableCompileCache as enableNodeCompileCache, findPackageJSON, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/** The same for the sources and for every build. */
const cacheFolder = join(findPackageJSON('..', import.meta.url) ?? '.', '../node_modules/.cache/compile');
/** Everything is loaded by then. Flush early: a killed process would not write the cache. */
const flushDelayMs = 5000;

/**
 * Caches compiled scripts for the next start. Without it each start from TypeScript, and each thread of it, loads a
 * compiler, which costs 30 MB and a third of the startup time (measured). An unwritable folder disables the cache.
 */
export function enableCompileCache(): void {
  // Set in the environment, where worker threads read it.
  process.env.NODE_COMPILE_CACHE ??= cacheFolder;
  enableNodeCompileCache();
  setTimeout(flushCompileCache, flushDelayMs).unref();
}
