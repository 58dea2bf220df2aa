import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import { rememberEmail } from '#tests/e2e/support/carts.ts';
import { launchBrowser, openThrottledPage, waitUntilHydrated } from './support/browser.ts';
import { addAlbaItems } from './support/fixtures.ts';
import { pageKinds } from './support/page-kinds.ts';
import { formatKB, toResult, toResultWithoutTarget, type BenchPart } from './support/result.ts';
import { firstPort, startSite } from './support/start-servers.ts';

/** Imports what the site uses of React, so that the bundle has the same code of the library as the site. */
const reactAlone = `
import { Component, lazy, StrictMode, Suspense, use, useState, ViewTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { jsx } from 'react/jsx-runtime';
globalThis.used = [Component, lazy, StrictMode, Suspense, use, useState, ViewTransition, hydrateRoot, jsx];
`;
const reactWithRouter = `${reactAlone}
import { BrowserRouter, Link, matchRoutes, NavLink, useLocation, useNavigate, useNavigationType } from 'react-router';
globalThis.used.push(BrowserRouter, Link, matchRoutes, NavLink, useLocation, useNavigate, useNavigationType);
`;

const maxScript = 90_000;
const maxCartScript = 100_000;
const cartEmail = 'script@example.com';
const quietMs = 1000;

export const script: BenchPart = {
  title: 'Script',
  isMeasuredOnce: true,
  measure: async () => {
    const site = await startSite(firstPort);
    const browser = await launchBrowser();
    const measureScript = (path: string) => measurePageScript(browser, site.url + path);
    try {
      const results = [
        toResultWithoutTarget({
          what: 'React and React DOM alone',
          measurement: formatKB(await measureSize(reactAlone)),
        }),
        toResultWithoutTarget({ what: 'with React Router', measurement: formatKB(await measureSize(reactWithRouter)) }),
      ];
      for (const [kind, path] of Object.entries(pageKinds)) {
        results.push(toResult(kind, await measureScript(path), { atMost: maxScript, format: formatKB }));
      }
      await addAlbaItems(site.url, cartEmail, 3);
      results.push(
        toResult('cart with items', await measureScript('/cart'), { atMost: maxCartScript, format: formatKB }),
      );
      return results;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

async function measureSize(source: string): Promise<number> {
  // The folder is inside the project, so that Vite finds the packages.
  using folder = makeDisposableFolder('script', 'dist');
  const file = join(folder.path, 'entry.js');
  writeFileSync(file, source);
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: { write: false, target: 'es2023', rolldownOptions: { input: file } },
  })) as Rolldown.RolldownOutput;
  return brotliCompressSync(output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')).length;
}

async function measurePageScript(browser: Browser, url: string): Promise<number> {
  const { page, context } = await openThrottledPage(browser, { isNetworkSlow: false });
  await rememberEmail(page, cartEmail);
  await page.goto(url);
  await waitUntilHydrated(page);
  await page.waitForTimeout(quietMs);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  await context.close();
  return bytes;
}
