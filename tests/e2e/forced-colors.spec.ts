import type { Page } from '@playwright/test';
import { expect, ready, test } from './support/test.ts';

const schemes = ['light', 'dark'] as const;

async function open(page: Page, path: string, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await page.goto(path);
  await ready(page);
}

for (const scheme of schemes) {
  for (const path of ['/contact', '/technology']) {
    test(`the words of the drawings on ${path} stand out from a ${scheme} ground of the system`, async ({ page }) => {
      await open(page, path, scheme);
      const colours = await page.locator('main svg text').evaluateAll((texts) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'CanvasText';
        const ink = getComputedStyle(probe).color;
        return texts.filter((text) => text.checkVisibility()).map((text) => getComputedStyle(text).fill === ink);
      });
      expect(colours.length).toBeGreaterThan(3);
      expect(colours.every(Boolean)).toBe(true);
    });
  }

  test(`only the chosen type has a ring, and selects their arrow, on a ${scheme} ground`, async ({ page }) => {
    await open(page, '/order/cinnamon', scheme);
    const rings = await page.locator('label:has(input[type="radio"]) picture').evaluateAll((pictures) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return pictures.filter((picture) => {
        const { outlineStyle, outlineColor } = getComputedStyle(picture);
        return outlineStyle !== 'none' && outlineColor !== ground;
      }).length;
    });
    expect(rings).toBe(1);
    await expect(page.getByLabel('Unit')).toHaveCSS('appearance', 'auto');
  });

  test(`the link to the current page has a line on a ${scheme} ground`, async ({ page }) => {
    await open(page, '/shop', scheme);
    const lines = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const { borderBottomStyle, transform } = getComputedStyle(link, '::after');
          return borderBottomStyle === 'solid' && transform === 'none';
        }),
      );
    expect(lines.filter(Boolean)).toHaveLength(1);
  });

  test(`the chosen filter and the dot of the shown grades are marked on a ${scheme} ground`, async ({ page }) => {
    for (const [path, group, mark] of [
      ['/products', 'Show products of a category', '[aria-pressed="true"]'],
      ['/history', 'Groups of grades', '[aria-current]'],
    ] as const) {
      await open(page, path, scheme);
      const buttons = page.getByRole('group', { name: group }).getByRole('button');
      const marks = await buttons.evaluateAll(
        (all, chosen) =>
          all.map((button) => {
            const lines = [undefined, '::before', '::after'].map((part) => {
              const { borderTop, borderBottom, outline, width, content } = getComputedStyle(button, part);
              return part === undefined ? outline : content === 'none' ? '' : [borderTop, borderBottom, width].join();
            });
            return { isChosen: button.matches(chosen), look: lines.join() };
          }),
        mark,
      );
      const looks = (isChosen: boolean) =>
        new Set(marks.filter((each) => each.isChosen === isChosen).map(({ look }) => look));
      expect(looks(true).size).toBe(1);
      expect([...looks(false)]).not.toContain([...looks(true)][0]);
    }
  });
}
