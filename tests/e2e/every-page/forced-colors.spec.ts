import type { Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/by-css.ts';
import { alba, cloves } from '#tests/e2e/support/cart-data.ts';
import { matrix } from '#tests/e2e/support/matrix.ts';
import { expect, ready, test } from '#tests/e2e/support/test.ts';

const schemes = ['light', 'dark'] as const;

async function open(page: Page, path: string, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await page.goto(path);
  await ready(page);
}

async function withoutFocusRing(page: Page, selector: string): Promise<string[]> {
  return byCss(page, selector).evaluate((root) => {
    const look = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((each) => [getComputedStyle(each), getComputedStyle(each, '::after')])
        .map(({ outline, outlineOffset }) => `${outline} ${outlineOffset}`)
        .join();
    const controls = root.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary');
    return [...controls]
      .filter((control) => control.checkVisibility() && control.tabIndex >= 0)
      .filter((control) => {
        const shown = control.closest('label') ?? control;
        control.blur();
        const before = look(shown);
        control.focus({ focusVisible: true });
        return document.activeElement === control && look(shown) === before;
      })
      .map((control) => control.outerHTML.slice(0, 90));
  });
}

/** Controls without a picture that have neither colour, line nor underline of their own. */
function controlsLikeText(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const probe = main.appendChild(document.createElement('i'));
    const system = (colour: string) => {
      probe.style.color = colour;
      return getComputedStyle(probe).color;
    };
    const ink = system('CanvasText');
    const controls = [...main.querySelectorAll<HTMLElement>('a, button, input, select, textarea')];
    const isPlain = (control: HTMLElement) => {
      const parts = [control, ...control.querySelectorAll('*')].map((part) => getComputedStyle(part));
      return !parts.some(
        ({ color, borderTopStyle, textDecorationLine }) =>
          color !== ink || borderTopStyle !== 'none' || textDecorationLine !== 'none',
      );
    };
    const named = controls.filter((control) => control.checkVisibility() && !control.querySelector('img, svg'));
    // The browser draws checkboxes and radio buttons; the slider of the caliper lies over a drawing.
    return named
      .filter((control) => !/checkbox|radio|range/.test(control.getAttribute('type') ?? '') && isPlain(control))
      .map((control) => control.outerHTML.slice(0, 90));
  });
}

/** What is marked on one ground has been marked on the other, too. */
for (const scheme of matrix<(typeof schemes)[number]>(schemes, ['dark'])) {
  for (const path of ['/product/12', '/cart', '/compare']) {
    test(`controls of ${path} can be told from text and show their focus on a ${scheme} ground`, async ({
      page,
      seedCart,
    }) => {
      await seedCart(alba, cloves);
      await open(page, path, scheme);
      if (path === '/cart') await page.getByText('Help us quote faster').click();
      expect(await withoutFocusRing(page, 'main')).toEqual([]);
      expect(await controlsLikeText(page)).toEqual([]);
    });
  }

  test(`the selected picture, the current grade and a check box are marked on a ${scheme} ground`, async ({ page }) => {
    await open(page, '/product/12', scheme);
    const looks = (selector: string) =>
      byCss(page, selector).evaluateAll((all) =>
        all.map((each) => {
          const { outlineStyle, outlineColor, borderTopStyle, borderTopColor } = getComputedStyle(each);
          const ground = getComputedStyle(document.body).backgroundColor;
          return (
            (outlineStyle !== 'none' && outlineColor !== ground) ||
            (borderTopStyle !== 'none' && borderTopColor !== ground)
          );
        }),
      );
    const pictures = page.getByRole('group', { name: 'Pictures of Ceylon Cinnamon Alba' });
    await pictures.getByRole('button', { name: /^Show picture 2/ }).click();
    await expect(pictures.getByRole('button', { name: /^Show picture 2/, pressed: true })).toBeVisible();
    expect(await looks('main button[aria-pressed]')).toEqual([false, true, false]);
    expect(await looks('main li a:has(svg)')).toEqual([true, ...Array.from({ length: 7 }, () => false)]);

    await open(page, '/compare', scheme);
    const box = page.getByRole('checkbox').first();
    const unchecked = await box.screenshot();
    await box.check();
    expect((await box.screenshot()).equals(unchecked)).toBe(false);
  });

  test(`the buttons of the viewer have a frame and show their focus on a ${scheme} ground`, async ({ page }) => {
    await open(page, '/product/12', scheme);
    await page.getByRole('link', { name: /^View larger/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const frames = await dialog.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.querySelector('svg'))
        .map((button) => {
          const { borderTopStyle, borderTopColor, color } = getComputedStyle(button);
          const ground = getComputedStyle(document.body).backgroundColor;
          return borderTopStyle === 'solid' && borderTopColor !== ground && color !== ground;
        }),
    );
    expect(frames.length).toBeGreaterThan(3);
    expect(new Set(frames)).toEqual(new Set([true]));
    expect(await withoutFocusRing(page, 'dialog[open]')).toEqual([]);
  });

  for (const path of ['/contact', '/technology']) {
    test(`the words of the drawings on ${path} stand out from a ${scheme} ground of the system`, async ({ page }) => {
      await open(page, path, scheme);
      const colours = await byCss(page.getByRole('main'), 'svg text').evaluateAll((texts) => {
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
    const rings = await byCss(page, 'label:has(input[type="radio"]) picture').evaluateAll((pictures) => {
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
