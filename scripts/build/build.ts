import { rm } from 'node:fs/promises';
import { build } from 'vite';
import { markBuilt } from './build-stamp.ts';

/** The whole build: the browser's files, every page as HTML, and the compressed copies. */
await rm('dist', { recursive: true, force: true });
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: true } });
await import('./prerender.ts');
await import('./compress.ts');
await markBuilt();
console.log('Built the site into dist/site');
