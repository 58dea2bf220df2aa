import { company } from '#content/company.ts';
import { byCss, metaRobots } from '#tests/e2e/support/finding/by-css.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { missingPaths, pagePaths, spanishPaths, spanishPathsWithLongWords } from '#tests/e2e/support/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ javaScriptEnabled: false });

for (const [name, paths] of Object.entries({
  English: pagePaths,
  Spanish: pickCases(spanishPaths, spanishPathsWithLongWords),
})) {
  test(`every ${name} page is readable without scripts`, async ({ page }) => {
    for (const path of paths) {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
      expect.soft((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60);
      expect.soft(await byCss(page, '[style]').count(), path).toBe(0);
      expect.soft(await byCss(page, 'script:not([src]):not([type="application/ld+json"])').count(), path).toBe(0);
    }
  });
}

test('an unknown address is a real 404 with header, footer and links', async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  for (const path of missingPaths) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(404);
    await expect.soft(page.getByRole('banner'), path).toBeVisible();
    await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
    await expect.soft(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
    await expect.soft(metaRobots(page), path).toHaveAttribute('content', 'noindex');
  }
});

test('the page of an unknown product or category says so', async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  for (const path of missingPaths.filter((each) => /^\/(product|order)\//.test(each))) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText('Product Not Found');
  }
});

for (const path of ['/contact', '/order/cinnamon']) {
  test(`${path} shows without scripts how to contact the company`, async ({ page }) => {
    await page.goto(path);
    const line = page.getByText(/needs JavaScript\. Without it, please write to us/);
    await expect(line).toBeVisible();
    await expect(line.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(line.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:/);
  });
}
