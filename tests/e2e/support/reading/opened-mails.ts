import type { Page } from '@playwright/test';
import { readPageRecords } from './page-records.ts';

export async function recordMails(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const mails: string[] = [];
    Object.assign(window, { mails });
    const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click')?.value as () => void;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (this.protocol === 'mailto:') mails.push(this.href);
      else click.call(this);
    };
  });
  return () => readPageRecords<string>(page, 'mails');
}

export function parseMail(link: string | undefined): { readonly subject: string; readonly body: string } {
  const { searchParams } = new URL(link ?? '');
  return {
    subject: searchParams.get('subject') ?? '',
    body: (searchParams.get('body') ?? '').replaceAll('\r\n', '\n'),
  };
}
