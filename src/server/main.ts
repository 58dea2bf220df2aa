/**
 * The server's program. The start goes on in `start.ts` (settings, log, signals), `serve.ts` (storage, API, site) and
 * `http/listen.ts` (port).
 */
import { enableCompileCache } from './enable-compile-cache.ts';

// The cache is enabled before the other imports, so that they are loaded from it. `scripts/start.ts` enables it too,
// but may flush it before the server is loaded.
enableCompileCache();
const { exitWithError, start } = await import('./start.ts');
await start().catch(exitWithError);
