import { existsSync } from 'node:fs';
import { installTools } from './ensure-test-tools.ts';

export const firefoxPath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** The driver starts Debian's WebKitGTK, whose windows need a screen. */
export const webkitDriverPath = '/usr/bin/WebKitWebDriver';
export const virtualScreenPath = '/usr/bin/Xvfb';

/**
 * Installs Firefox and WebKit when run as root on Debian. Returns whether both are there; prints what is missing. In
 * CI, it throws an `Error` that says what is missing.
 */
export function installFirefoxAndWebkit(): boolean {
  const message = installTools([
    { name: 'Firefox', package: 'firefox-esr', isInstalled: () => existsSync(firefoxPath) },
    { name: 'WebKit', package: 'webkit2gtk-driver', isInstalled: () => existsSync(webkitDriverPath) },
    { name: 'Xvfb', package: 'xvfb', isInstalled: () => existsSync(virtualScreenPath) },
  ]);
  if (message === undefined) return true;
  if (process.env.CI !== undefined) throw new Error(message);
  console.log(`Firefox and WebKit are skipped, ${message}`);
  return false;
}
