import { enableCompileCache } from './enable-compile-cache.ts';

// Before the other imports, so that they are loaded from the cache. `scripts/start.ts` does it too, but its flush may
// come before the server is loaded.
enableCompileCache();
const { exitWithError, start } = await import('./start.ts');
await start().catch(exitWithError);
