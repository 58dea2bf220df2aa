import type { Page } from '@playwright/test';
import { byCss } from './by-css.ts';

export async function ready(page: Page): Promise<void> {
  await byCss(page, 'html[data-ready]').waitFor();
}
