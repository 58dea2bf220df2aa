import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { editions } from '#content/company.ts';
import { isBuilt, markBuilt } from './build-stamp.ts';
import { checkPapers } from './check-papers.ts';
import { compress } from './compress.ts';
import { prerender } from './prerender.ts';
import { buildServer } from './server.ts';

/**
 * The production build: browser files, every page as HTML, compressed copies, the server. With `--if-changed` it does nothing when
 * `dist` is up to date.
 */
const { values } = parseArgs({ options: { 'if-changed': { type: 'boolean', default: false } } });
if (!values['if-changed'] || !(await isBuilt())) {
  await checkPapers();
  await rm('dist', { recursive: true, force: true });
  for (const language of editions) {
    process.env.SITE_LANGUAGE = language;
    await build({ logLevel: 'warn' });
    await build({ logLevel: 'warn', build: { ssr: true } });
  }
  delete process.env.SITE_LANGUAGE;
  await prerender();
  await compress('dist/site/**/*.{js,css,svg,xml,txt,json,csv,webmanifest}');
  await buildServer();
  await markBuilt();
  console.log('Built the site into dist/site');
}
