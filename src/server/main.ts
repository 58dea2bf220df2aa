import { enableCompileCache } from './enable-compile-cache.ts';

// The cache is enabled before the other imports, so that they are loaded from it. `scripts/start.ts` enables it too,
// but may flush it before the server is loaded.
enableCompileCache();
const { exitWithError, start } = await import('./start.ts');
await start().catch(exitWithError);
