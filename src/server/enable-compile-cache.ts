import { enableCompileCache as enableNodeCompileCache, findPackageJSON, flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';

const packageFolder = dirname(findPackageJSON(import.meta.url) ?? '');
const cacheFolder = join(packageFolder, 'node_modules/.cache/compile');
/** By then everything is loaded. The cache is written at this time, in case the process is killed later. */
const flushDelayMs = 5000;

/**
 * Caches compiled scripts for the next start. Without it, each process and thread loads a compiler for TypeScript,
 * which takes 30 MB and a third of the start (measured). Without a writable folder there is no cache.
 */
export function enableCompileCache(): void {
  // Worker threads take the folder from this variable.
  process.env.NODE_COMPILE_CACHE ??= cacheFolder;
  enableNodeCompileCache();
  setTimeout(flushCompileCache, flushDelayMs).unref();
}
