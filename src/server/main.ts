import { enableCompileCache } from './compile-cache.ts';

// The start goes on in `start.ts`, `serve.ts` and `http/listen.ts`.

// Before the other imports, so that they are loaded from the cache.
enableCompileCache();
const { fail, start } = await import('./start.ts');
await start().catch(fail);
