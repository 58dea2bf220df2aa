import type { Page } from '@playwright/test';
import { emailKey } from '#web/storage/keys.ts';

export function readLocalStorage(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

export function readStoredEmail(page: Page): Promise<string | null> {
  return readLocalStorage(page, emailKey);
}

export function readSessionStorage(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => sessionStorage.getItem(name), key);
}
