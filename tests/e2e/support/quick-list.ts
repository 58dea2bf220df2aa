import type { Page } from '@playwright/test';

export function createQuickList(page: Page) {
  const box = page.getByLabel('Products and amounts');
  return {
    box,
    panel: page.getByRole('region', { name: 'Paste a list' }),
    status: page.getByRole('status').filter({ hasText: /ready|to check|not understood|no line/ }),
    counts: page.locator('p:not([role])').filter({ hasText: /^\d+ (items? ready|to check|not understood)/ }),
    group: (name: string) => page.getByRole('list', { name }),
    add: page.getByRole('button', { name: /^Add \d/ }),
    goOn: page.getByRole('button', { name: 'Go on' }),
    stop: page.getByRole('button', { name: 'Stop' }),
    putBack: page.getByRole('button', { name: 'Put the rest back into the box' }),
    progress: (text: RegExp) => page.getByText(text).first(),

    open: () => page.goto('/cart#paste'),
    paste: async (text: string) => {
      await box.focus();
      await page.evaluate((value) => {
        const data = new DataTransfer();
        data.setData('text/plain', value);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
        document.execCommand('insertText', false, value);
      }, text);
    },
  };
}

export type QuickListBox = ReturnType<typeof createQuickList>;
