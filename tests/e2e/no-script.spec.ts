import { company } from '#content/company.ts';
import { missingPaths, pagePaths, spanishPaths } from './support/paths.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

for (const path of [...pagePaths, ...spanishPaths]) {
  test(`${path} is readable without scripts`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect((await page.locator('#content').innerText()).length).toBeGreaterThan(60);
    expect(await page.locator('[style]').count()).toBe(0);
    expect(await page.locator('script:not([src]):not([type="application/ld+json"])').count()).toBe(0);
  });
}

for (const path of missingPaths) {
  test(`${path} is a real 404 with header, footer and links`, async ({ page, expectedConsole }) => {
    expectedConsole.push(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (/^\/(product|order)\//.test(path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
    await expect(page.locator('#content a').first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

for (const path of ['/contact', '/order/cinnamon']) {
  test(`${path} shows without scripts how to contact the company`, async ({ page }) => {
    await page.goto(path);
    const line = page.getByText(/needs JavaScript\. Without it, please write to us/);
    await expect(line).toBeVisible();
    await expect(line.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(line.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:/);
  });
}
