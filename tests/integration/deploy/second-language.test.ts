import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createViteConfig } from '#scripts/build/create-vite-config.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { head, heroTexts } from '#text/pages/home.ts';

type Server = typeof import('#web/app/entry-server.tsx');

const testTexts: Readonly<Record<string, (english: string) => string>> = {
  'site.ts': (english) => `import { navigationTexts as base } from '${english}';
    export const language = 'tlh';
    export const navigationTexts = { ...base, menuLabel: 'HIDJOLEV' };`,
  'pages/home.ts': (english) => `import { head as baseHead, heroTexts as baseHero } from '${english}';
    export const head = { ...baseHead, title: 'QAPLA' };
    export const heroTexts = { ...baseHero, tagline: 'NUQNEH' };`,
  'products/12-alba.ts': (english) => `import { product as base } from '${english}';
    export const product = { ...base, summary: 'MAJQA' };`,
};

const folder = makeTestFolder('toy-language', afterAll);
const textsFolder = join(folder, 'texts');
const output = makeTestFolder('.toy-language', afterAll, 'node_modules');
let server: Server;

function writeTexts(): void {
  const english = resolve('src/content/en');
  for (const file of readdirSync(english, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const source = join(english, file);
    mkdirSync(dirname(join(textsFolder, file)), { recursive: true });
    writeFileSync(join(textsFolder, file), `export * from '${source}';\n${testTexts[file]?.(source) ?? ''}`);
  }
}

beforeAll(async () => {
  writeTexts();
  await build({
    ...createViteConfig({ language: 'tlh', textsFolder, target: 'ssr', outDir: output }),
    logLevel: 'silent',
  });
  server = (await import(pathToFileURL(join(output, 'entry-server.js')).href)) as Server;
});

test('pages are rendered in the language of the build, with English for missing modules', async () => {
  const { page, rootHtml } = await server.renderPage('/');
  expect(rootHtml).toContain('NUQNEH');
  expect(rootHtml).not.toContain(heroTexts.tagline);
  expect(rootHtml).toContain(heroTexts.eyebrow);
  expect(page.head).toMatchObject({ title: 'QAPLA', description: head.description });
});

test('the document declares the language', async () => {
  const { page, rootHtml } = await server.renderPage('/');
  const text = server.renderDocument({ page, rootHtml, path: '/', siteUrl: '', entryScript: '' });
  expect(text).toContain('<html lang="tlh">');
});

test('the texts of a product page come from the same language', async () => {
  const { page, rootHtml } = await server.renderPage('/product/12');
  expect(rootHtml).toContain('MAJQA');
  expect(page.head.description).toBe('MAJQA');
});
