import { existsSync } from 'node:fs';
import { installTools } from './ensure-test-tools.ts';

/** The Firefox that is tested: `FIREFOX`, else Debian's. */
export const firefoxPath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** The driver of WebKit, which starts Debian's WebKitGTK, and the screen that its windows need. */
export const webkitDriverPath = '/usr/bin/WebKitWebDriver';
export const virtualScreenPath = '/usr/bin/Xvfb';

/**
 * Installs Firefox and WebKit when run as root on Debian. Elsewhere says in one line what is missing, and returns whether
 * nothing is; in CI, where nothing may be skipped, it ends the process instead.
 */
export function hasOtherBrowsers(): boolean {
  const missing = installTools([
    { name: 'Firefox', package: 'firefox-esr', isInstalled: () => existsSync(firefoxPath) },
    { name: 'WebKit', package: 'webkit2gtk-driver', isInstalled: () => existsSync(webkitDriverPath) },
    { name: 'Xvfb', package: 'xvfb', isInstalled: () => existsSync(virtualScreenPath) },
  ]);
  if (missing === undefined) return true;
  if (process.env.CI !== undefined) {
    console.error(missing);
    process.exit(1);
  }
  console.log(`Firefox and WebKit are skipped. ${missing}`);
  return false;
}
