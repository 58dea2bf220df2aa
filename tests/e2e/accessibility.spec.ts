import AxeBuilder from '@axe-core/playwright';
import { pagePaths } from './support/paths.ts';
import { expect, ready, test } from './support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of [...pagePaths, '/nothing-here', '/product/0']) {
      test(`${path} has nothing that the accessibility checker objects to`, async ({ page, expectedConsole }) => {
        expectedConsole.push(/404/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await ready(page);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
      });
    }
  });
}
