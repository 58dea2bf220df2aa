import { enableCompileCache } from './compile-cache.ts';

// The start goes on in `start.ts` (settings, log, signals), `serve.ts` (storage, API, site) and `http/listen.ts`
// (port).

// Before the other imports, so that they are loaded from the cache.
enableCompileCache();
const { fail, start } = await import('./start.ts');
await start().catch(fail);
