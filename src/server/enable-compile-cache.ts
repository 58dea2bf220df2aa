import { enableCompileCache as enableNodeCompileCache, findPackageJSON, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/** Beside the nearest package.json, for the sources and for a build in `dist`. */
const cacheFolder = join(findPackageJSON('..', import.meta.url) ?? '.', '../node_modules/.cache/compile');
/** Everything is loaded by then; a process that is killed later has written its cache. */
const flushDelayMs = 5000;

/**
 * Caches compiled scripts for the next start. Without it, each process and thread loads a compiler for TypeScript,
 * which takes 30 MB and a third of the start (measured). Without a writable folder there is no cache.
 */
export function enableCompileCache(): void {
  // Worker threads read it from the environment.
  process.env.NODE_COMPILE_CACHE ??= cacheFolder;
  enableNodeCompileCache();
  setTimeout(flushCompileCache, flushDelayMs).unref();
}
