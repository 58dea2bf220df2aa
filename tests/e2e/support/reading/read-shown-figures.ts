import type { Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { productPageTexts } from '#text/pages/product.ts';

export async function readShownFigures(page: Page): Promise<{ label: string; value: string }[]> {
  const main = page.getByRole('main');
  return byCss(
    byCss(main, `dl[aria-label="${productPageTexts.keyFiguresLabel}"]`).or(
      byCss(main.getByRole('region', { name: productPageTexts.figuresTitle }), 'dl'),
    ),
    '> div',
  ).evaluateAll((rows) =>
    rows
      .filter((row) => row.checkVisibility())
      .map((row) => {
        for (const drawing of row.querySelectorAll('[aria-hidden]')) drawing.remove();
        const readText = (selector: string) =>
          (row.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        return { label: readText('dt'), value: readText('dd') };
      }),
  );
}
