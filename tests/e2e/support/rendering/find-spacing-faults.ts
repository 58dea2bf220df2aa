import type { Page } from '@playwright/test';
import { findLastingLayoutFaults, setWidth } from './text-size.ts';

const wcagSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Lists the layout faults that appear if text is spaced as in WCAG 1.4.12. The page keeps that spacing. */
export async function findSpacingFaults(page: Page): Promise<string[]> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, wcagSpacing);
  const found: string[] = [];
  for (const width of [360, 768, 1025, 1280]) {
    await setWidth(page, width);
    for (const fault of await findLastingLayoutFaults(page)) found.push(`at ${width}: ${fault}`);
  }
  return found;
}
