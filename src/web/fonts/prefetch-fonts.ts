import { getConnection } from '#web/browser/connection.ts';

/** Loads the fonts that only other pages use, so that their text is not shown in a fallback font first. */
export function prefetchFonts(): void {
  if (getConnection().saveData === true) return;
  for (const font of document.fonts)
    // `load` fails for fallback fonts that the system lacks. Fonts for the letters of other languages load only where
    // needed.
    if (font.unicodeRange === 'U+0-10FFFF') font.load().catch(() => undefined);
}
