import type { Locator, Page } from '@playwright/test';
import { rowsWithHeader } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';

export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => {
    const data = new DataTransfer();
    data.setData('text/plain', value);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    if (document.activeElement?.dispatchEvent(event)) document.execCommand('insertText', false, value);
  }, text);
}

export function createListTable(page: Page) {
  const panel = page.getByRole('region', { name: /^(Paste a list|\d+ items? (were|was) shared|\d+ items? of CSE)/ });
  const box = panel.getByLabel('Products and amounts');
  const table = page.getByRole('table', { name: 'Items to add' });
  return {
    panel,
    box,
    table,
    rows: rowsWithHeader(table),
    cell: (column: string, row: number): Locator => table.getByLabel(`${column}, row ${row}`, { exact: true }),
    row: (row: number): Locator => rowsWithHeader(table).nth(row - 1),
    counts: panel.getByRole('status').filter({ hasText: /complete|to check|missing/ }),
    addButton: panel.getByRole('button', { name: /^Add \d/ }),
    goOnButton: page.getByRole('button', { name: 'Go on' }),
    stopButton: page.getByRole('button', { name: 'Stop' }),
    putBackButton: page.getByRole('button', { name: 'Put the rest back into the table' }),
    closeButton: panel.getByRole('button', { name: 'Close' }),

    openHydrated: () => openPage(page, '/cart#paste'),
    goto: () => page.goto('/cart#paste'),
    paste: async (text: string) => {
      await panel.waitFor();
      const more = panel.getByText('Add more lines or a file');
      if (await more.isVisible()) await more.click();
      await box.focus();
      await pasteText(page, text);
    },
    readItems: async (): Promise<string[]> => {
      const fields = await rowsWithHeader(table).evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map(({ value }) => value),
        ),
      );
      return fields.map(([product = '', packs = '', weight = '', unit = '', details = '']) =>
        `${product}: ${packs} × ${weight} ${unit} ${details}`.trim(),
      );
    },
  };
}

export type ListTable = ReturnType<typeof createListTable>;
