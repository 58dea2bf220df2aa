import type { Page } from '@playwright/test';
import { productPage } from '#text/product.ts';

export async function shownFigures(page: Page): Promise<{ label: string; value: string }[]> {
  return page
    .getByRole('region', { name: productPage.figuresTitle })
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => {
        for (const drawing of row.querySelectorAll('[aria-hidden]')) drawing.remove();
        const words = (selector: string) =>
          (row.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        return { label: words('dt'), value: words('dd') };
      }),
    );
}
