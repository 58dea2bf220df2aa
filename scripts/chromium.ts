/** The Chromium that tests, benchmark and shared pictures use: `CHROMIUM`, else Debian's. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Flags for a browser without a sandbox or GPU that contacts nobody by itself. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
