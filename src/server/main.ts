/**
 * The server's program. The start goes on in `start.ts` (settings, log, signals), `serve.ts` (storage, API, site) and
 * `http/listen.ts` (port).
 */
import { enableCompileCache } from './enable-compile-cache.ts';

// Before the other imports, so that they are loaded from the cache. `scripts/start.ts` does it too, but its flush may
// come before the server is loaded.
enableCompileCache();
const { exitWithError, start } = await import('./start.ts');
await start().catch(exitWithError);
