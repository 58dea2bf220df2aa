import { getConnection } from '#web/browser/get-connection.ts';

export function prefetchFonts(): void {
  if (getConnection().saveData === true) return;
  for (const font of document.fonts) {
    // `load` fails for fallback fonts that the system lacks. Fonts for the letters of other languages load only where
    // needed.
    if (font.unicodeRange === 'U+0-10FFFF') font.load().catch(() => undefined);
  }
}
