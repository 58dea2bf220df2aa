import { getNetworkInformation } from '#web/browser/get-network-information.ts';

export function prefetchFonts(): void {
  if (getNetworkInformation().saveData === true) return;
  for (const font of document.fonts) {
    // `load` fails for fallback fonts that the system lacks. A font with a limited `unicodeRange`, for the letters of
    // other languages, loads only where it is needed.
    if (font.unicodeRange === 'U+0-10FFFF') font.load().catch(() => undefined);
  }
}
