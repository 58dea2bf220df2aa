import { existsSync } from 'node:fs';

export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Chromium without windows. The tests take a third less time in it than in the whole Chromium. */
export const headlessShell = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' } as const;

export function getTestChromiumPath(): string {
  return process.env.CHROMIUM === undefined && existsSync(headlessShell.path) ? headlessShell.path : chromiumPath;
}

export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Without the flag, the headless shell sets letters at whole pixels, which a window never does. */
export const testChromiumFlags: readonly string[] = [...chromiumFlags, '--font-render-hinting=none'];
