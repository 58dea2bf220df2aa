import { existsSync } from 'node:fs';

/** The Chromium of the benchmark and of shared pictures: `CHROMIUM`, else Debian's. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Debian's Chromium without the interface around the page: the tests take two thirds of the time in it. */
export const headlessShell = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' } as const;

/** The Chromium of the tests: `CHROMIUM`, else the headless shell where it is installed, else Debian's Chromium. */
export function testChromiumPath(): string {
  return process.env.CHROMIUM === undefined && existsSync(headlessShell.path) ? headlessShell.path : chromiumPath;
}

/** Flags for a browser without a sandbox or GPU that contacts nobody by itself. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The same for tests. The headless shell would set each letter to whole pixels, which no window of Chromium does here. */
export const testChromiumFlags: readonly string[] = [...chromiumFlags, '--font-render-hinting=none'];
