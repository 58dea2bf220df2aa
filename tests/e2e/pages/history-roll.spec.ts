import type { Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { findAxeViolations } from '#tests/e2e/support/rendering/find-axe-violations.ts';
import { recordLayoutShifts } from '#tests/e2e/support/rendering/record-layout-shifts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';

const wide = { width: 1280, height: 900 } as const;
const dates = ['Antiquity', 'Before 1500', '1505', '1658', '1796', 'Today'] as const;

const chapters = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('listitem');
const quill = (page: Page) => byCss(page.getByRole('main'), 'svg:has(text)').first();

async function scrollToChapter(page: Page, date: (typeof dates)[number]): Promise<void> {
  await chapters(page)
    .nth(dates.indexOf(date))
    .evaluate(async (item) => {
      item.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
}

function measureDrawings(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const strips = [...main.querySelectorAll('[data-strip]')];
    const hinge = strips[0]?.querySelector('g:has(> path)');
    const { a, b } = new DOMMatrix(hinge ? getComputedStyle(hinge).transform : '');
    return {
      bendDegrees: Math.round((Math.atan2(-b, a) * 1800) / Math.PI) / 10,
      ink: strips.map((strip) => Number(getComputedStyle(strip).strokeOpacity)),
      ships: [...main.querySelectorAll('li svg:has(> use)')].map((ship) => {
        const { transform, strokeDashoffset } = getComputedStyle(ship);
        return `${transform} ${strokeDashoffset}`;
      }),
    };
  });
}

async function openAtRest(page: Page) {
  const layoutShift = await recordLayoutShifts(page);
  await openPage(page, '/history');
  // The header may shift a little while its fonts come.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return { layoutShift, shiftAtFirst: await layoutShift() };
}

test('each chapter has a drawing of its own, which screen readers pass over', async ({ page, request }) => {
  await openPage(page, '/history');
  const drawings = byCss(chapters(page), 'svg[aria-hidden="true"] > use');
  await expect(drawings).toHaveCount(dates.length);
  const links = await drawings.evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''));
  expect(new Set(links).size).toBe(dates.length);
  const [file = ''] = links[0]?.split('#') ?? [];
  const drawn = await (await request.get(file)).text();
  for (const link of links) expect(drawn).toContain(`id="${link.slice(file.length + 1)}"`);
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate((use) => use.getBoundingClientRect().height)).toBeGreaterThan(60);
  }
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - paragraph: Antiquity
        - heading "A spice for temples and kings" [level=2]
  `);
});

for (const [name, viewport] of Object.entries({ wide, phone })) {
  test(`on a ${name} screen the quill rolls with the scroll position, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { layoutShift, shiftAtFirst } = await openAtRest(page);
    const bends: number[] = [];
    for (const [index, date] of dates.entries()) {
      await scrollToChapter(page, date);
      await expect(quill(page)).toBeInViewport({ ratio: 1 });
      const { ink, bendDegrees } = await measureDrawings(page);
      expect(ink, `strips at “${date}”`).toEqual([
        ...dates.slice(0, index + 1).map(() => 1),
        ...dates.slice(index + 1, index + 2).map(() => expect.any(Number)),
        ...dates.slice(index + 2).map(() => 0),
      ]);
      bends.push(bendDegrees);
    }
    expect(bends).toEqual(bends.toSorted((a, b) => a - b));
    expect(bends.at(-1)).toBeGreaterThan(2 * (bends[0] ?? 0));
    expect(await layoutShift()).toBe(shiftAtFirst);
  });

  test(`on a ${name} screen a ship sails with the scroll position, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { layoutShift, shiftAtFirst } = await openAtRest(page);
    const ship = byCss(chapters(page).nth(dates.indexOf('1505')), 'svg');
    const place = async (share: number) => {
      await ship.evaluate(async (element, at) => {
        const box = element.getBoundingClientRect();
        window.scrollBy({ top: box.bottom - at * window.innerHeight, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, share);
      return ship.evaluate((element) => {
        const { strokeDashoffset } = getComputedStyle(element);
        return { left: element.getBoundingClientRect().left, undrawn: Number.parseFloat(strokeDashoffset) };
      });
    };
    const [low, high] = [await place(0.9), await place(0.4)];
    expect(low.undrawn).toBeGreaterThan(0.2);
    expect(high.undrawn).toBe(0);
    expect(high.left - low.left).toBeGreaterThan(10);
    expect(await layoutShift()).toBe(shiftAtFirst);
  });
}

test('under reduced motion the finished quill and every ship stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, viewport] of Object.entries({ wide, phone })) {
    await page.setViewportSize(viewport);
    await openPage(page, '/history');
    const first = await measureDrawings(page);
    expect(first.ink, name).toEqual(dates.map(() => 1));
    expect(new Set(first.ships), name).toEqual(new Set(['none 0px']));
    await scrollToChapter(page, '1796');
    expect(await measureDrawings(page), name).toEqual(first);
  }
});

for (const path of pickCases(['/history', '/es/history'], ['/history'])) {
  test(`${path} has no accessibility violations while the quill is rolled`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, path);
    await scrollToChapter(page, '1658');
    expect(await findAxeViolations(page)).toEqual([]);
  });
}
