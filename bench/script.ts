import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { kinds } from './kinds.ts';
import { kB, toResult, type Part, type Result } from './result.ts';

/** What the site calls of its libraries. They hold no other code that this would leave out. */
const reactAlone = `
import { Component, lazy, StrictMode, Suspense, use, useState, ViewTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { jsx } from 'react/jsx-runtime';
globalThis.used = [Component, lazy, StrictMode, Suspense, use, useState, ViewTransition, hydrateRoot, jsx];
`;
const withRouter = `${reactAlone}
import { BrowserRouter, Link, matchPath, NavLink, useLocation, useNavigate, useNavigationType } from 'react-router';
globalThis.used.push(BrowserRouter, Link, matchPath, NavLink, useLocation, useNavigate, useNavigationType);
`;
const maxScript = 90_000;

/** Where the script of a page is: bytes compressed with brotli, of which the libraries are given. */
export const script: Part = {
  title: 'Script',
  measure: async () => {
    const [base, libraries] = [await sizeOf(reactAlone), await sizeOf(withRouter)];
    return [
      row('React and React DOM alone', base),
      row('React, React DOM and what is used of React Router', libraries),
      row('left for the site’s own code of a page', maxScript - libraries),
      ...Object.entries(kinds).map(([kind, path]) => {
        const all = pageScript(path);
        return toResult(`${kind}: ${kB(all - libraries)} of its own`, all, maxScript, kB);
      }),
    ];
  },
};

const row = (what: string, bytes: number): Result => ({ what, measured: kB(bytes), target: '', isMet: undefined });

async function sizeOf(source: string): Promise<number> {
  return brotliCompressSync(await bundle(source)).length;
}

/** A script that loads the libraries of a page as the site does, renders nothing, and says that the page is ready. */
export function librariesAlone(): Promise<string> {
  return bundle(`${withRouter} document.documentElement.setAttribute('data-ready', '');`);
}

/** Builds a module as the site is built, in one file. */
async function bundle(source: string): Promise<string> {
  // In the project, where its packages are found.
  const folder = mkdtempSync(join('dist', 'script-'));
  const file = join(folder, 'entry.js');
  writeFileSync(file, source);
  try {
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [react()],
      build: { write: false, target: 'es2023', rolldownOptions: { input: file } },
    })) as Rolldown.RolldownOutput;
    return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The scripts that a built page loads by itself: their paths. */
export function scriptFiles(path: string): readonly string[] {
  const html = readFileSync(
    join('dist/current/site', ['/', '/es'].includes(path) ? `${path}/index.html` : `${path}.html`),
    'utf8',
  );
  const [, boot = '', files = ''] = /src="(\/assets\/boot-[^"]*)"[^>]*data-files="([^"]*)"/.exec(html) ?? [];
  return [boot, ...files.split(' ')].filter((file) => file.endsWith('.js'));
}

function pageScript(path: string): number {
  return scriptFiles(path).reduce((sum, file) => sum + readFileSync(join('dist/current/site', `${file}.br`)).length, 0);
}
