import type { Page } from '@playwright/test';

export async function readPageRecords<Entry>(page: Page, name: string): Promise<Entry[]> {
  const records = await page.evaluate((key) => (window as unknown as Record<string, Entry[]>)[key], name);
  if (!records) throw new Error(`window has no ${name}`);
  return records;
}
