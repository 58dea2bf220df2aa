import { useCompileCache } from './compile-cache.ts';

// Before anything else is loaded: it is the loading that the cache makes cheap.
useCompileCache();
const { fail, start } = await import('./start.ts');
await start().catch(fail);
