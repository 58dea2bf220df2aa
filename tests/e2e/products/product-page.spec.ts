import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { productIds, type ProductId } from '#domain/catalogue/catalogue.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { pictureViewer } from '#tests/e2e/support/finding/picture-viewer.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { recordLayoutShifts } from '#tests/e2e/support/rendering/record-layout-shifts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { countPages } from '#tests/support/unpack-pdf.ts';
import { productPageTexts } from '#text/pages/product.ts';

const main = (page: Page) => page.getByRole('main');
const requestLink = (page: Page) => main(page).getByRole('link', { name: productPageTexts.request });
const enlargeLink = (page: Page) => main(page).getByRole('link', { name: /^View larger/ });
const loupePicture = (page: Page) => byCss(enlargeLink(page), 'span[aria-hidden] img');
const requestBar = (page: Page) =>
  byCss(main(page), 'div', { has: page.getByRole('link', { name: productPageTexts.request }) }).last();

async function open(page: Page, id: number): Promise<void> {
  await openPage(page, `/product/${id}`);
}

test('a loupe under the mouse shows the picture twice as large, and leaves with it', async ({ page }) => {
  await open(page, idsByName.alba);
  const frame = await getBox(enlargeLink(page));
  const loupe = loupePicture(page);
  await expect(async () => {
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2 - 5);
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await expect(loupe).toBeVisible({ timeout: 500 });
  }).toPass();
  const large = await getBox(loupe);
  expect(large.width).toBeCloseTo(2 * frame.width, 0);
  expect(large.x + large.width / 2).toBeCloseTo(frame.x + frame.width / 2, 0);
  await page.mouse.move(frame.x + frame.width + 60, frame.y + 20);
  await expect(loupe).toHaveCount(0);
});

test.describe('on a wide screen', () => {
  const windowWidth = 1280;
  const halfLinePx = 12;
  test.use({ viewport: { width: windowWidth, height: 900 } });

  test('the picture takes more than half of the window, from its left edge', async ({ page }) => {
    await open(page, idsByName.alba);
    const picture = await getBox(enlargeLink(page));
    expect(picture.x).toBe(0);
    expect(picture.width / windowWidth).toBeCloseTo(0.58, 1);
  });

  test('the column beside the picture begins at its top', async ({ page }) => {
    await open(page, idsByName.alba);
    const picture = await getBox(enlargeLink(page));
    const back = await getBox(main(page).getByRole('link', { name: productPageTexts.back }));
    const textTop = back.y + back.height / 2 - halfLinePx;
    expect(Math.abs(textTop - picture.y)).toBeLessThanOrEqual(8);
  });

  test('every thumbnail is opaque; only a ring marks the selected one', async ({ page }) => {
    await open(page, idsByName.alba);
    const thumbnails = main(page).getByRole('button', { name: /^Show picture/ });
    const looks = await thumbnails.evaluateAll((buttons) =>
      buttons.map((button) => ({
        opacity: getComputedStyle(button.querySelector('picture') ?? button).opacity,
        ring: getComputedStyle(button).outlineStyle,
      })),
    );
    expect(looks.map(({ opacity }) => opacity)).toEqual(['1', '1', '1']);
    expect(looks.map(({ ring }) => ring)).toEqual(['solid', 'none', 'none']);
  });

  test('four key figures and the Latin name stand between the name and the request', async ({ page }) => {
    await open(page, idsByName.alba);
    const latin = byCss(main(page), 'h1 ~ p i[lang=la]');
    await expect(latin).toHaveText('Cinnamomum verum');
    await expect(latin).toHaveCSS('font-style', 'italic');
    const figures = byCss(main(page), `dl[aria-label="${productPageTexts.keyFiguresLabel}"]`);
    await expect(figures.getByRole('term')).toHaveText(['Maximum diameter', 'Quills per kg', 'Foxing', 'HS code']);
    await expect(figures.getByRole('definition')).toHaveText([/^6\u00a0mm/, 'at least 45', 'none', '0906.11']);
    const nameBox = await getBox(main(page).getByRole('heading', { level: 1 }));
    const figuresBox = await getBox(figures);
    expect(nameBox.y).toBeLessThan(figuresBox.y);
    expect(figuresBox.y).toBeLessThan((await getBox(requestLink(page).first())).y);
  });

  test('the main picture opens the viewer with all three pictures', async ({ page }) => {
    await open(page, idsByName.alba);
    await enlargeLink(page).click();
    const viewer = pictureViewer(page);
    await expect(viewer).toContainText('1 of 3');
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    await expect(viewer).toContainText('2 of 3');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(main(page).getByRole('button', { name: /^Show picture 2/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('the printed sheet has letterhead, pictures, figures and specification, and nothing to click', async ({
    page,
  }) => {
    await open(page, idsByName.alba);
    await page.emulateMedia({ media: 'print' });
    await expect(main(page).getByText(company.name, { exact: true })).toBeVisible();
    await expect(main(page).getByText(company.email)).toBeVisible();
    await expect(byCss(main(page), 'picture:visible')).toHaveCount(4);
    await expect(main(page).getByRole('region', { name: productPageTexts.figuresTitle })).toBeVisible();
    await expect(requestLink(page)).toHaveCount(0);
    await expect(page.getByRole('link').filter({ hasNot: byCss(page, 'picture') })).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});

const fullestIds = [
  idsByName.m4,
  idsByName.leafOil,
  idsByName.blackPepper,
  idsByName.betelNuts,
  idsByName.chiliPowder,
] as const;

test('a product has its request link on the first screen', async ({ page }) => {
  test.slow();
  for (const id of pickCases<ProductId>(productIds, fullestIds)) {
    await open(page, id);
    for (const [width, height] of [
      [360, 740],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { bottom } = await getBox(requestLink(page).first());
      expect.soft(bottom, `product ${id} at ${width} px`).toBeLessThanOrEqual(height);
    }
  }
});

test('a product prints as one A4 sheet', async ({ page }) => {
  test.slow();
  for (const id of pickCases<ProductId>(productIds, fullestIds)) {
    await open(page, id);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect.soft(countPages(pdf), `product ${id}`).toBe(1);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the specification comes before the description', async ({ page }) => {
    await open(page, idsByName.blackPepper);
    const panel = await getBox(main(page).getByRole('region', { name: productPageTexts.figuresTitle }));
    const prose = await getBox(main(page).getByRole('region', { name: productPageTexts.descriptionTitle }));
    expect(panel.y).toBeLessThan(prose.y);
  });

  test('no figure breaks before its unit', async ({ page }) => {
    await open(page, idsByName.blackPepper);
    const text = await main(page).evaluate((element) => element.textContent);
    expect(text).toContain('2.5\u00a0to\u00a07\u00a0mm');
    expect(text).toContain('up\u00a0to\u00a014\u00a0%');
  });

  test('a bar at the bottom requests a quote while the button is out of sight, without a layout shift', async ({
    page,
  }) => {
    const layoutShift = await recordLayoutShifts(page);
    await open(page, idsByName.alba);
    await expect(requestLink(page)).toHaveCount(1);
    await main(page).getByRole('region', { name: productPageTexts.descriptionTitle }).scrollIntoViewIfNeeded();
    const bar = requestBar(page);
    await expect(bar).toBeVisible();
    await expect(bar).toContainText('Ceylon Cinnamon Alba');
    await expect(bar).toContainText('Maximum diameter: 6 mm');
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await layoutShift()).toBeLessThan(0.01);
    await bar.getByRole('link', { name: productPageTexts.request }).click();
    await expect(page).toHaveURL('/order/cinnamon?type=Alba');
  });
});

test('a length is drawn to scale beside its figure', async ({ page }) => {
  const measureDrawnShare = async (id: number) => {
    await open(page, id);
    const bar = byCss(main(page), 'dd svg rect:visible').first();
    return bar.evaluate((rect) => {
      const ruler = rect.closest('svg')?.querySelector('path');
      return rect.getBoundingClientRect().width / (ruler?.getBoundingClientRect().width ?? 1);
    });
  };
  const rulerMm = 30;
  expect(await measureDrawnShare(idsByName.alba)).toBeCloseTo(grades[idsByName.alba].diameterMm / rulerMm, 1);
  expect(await measureDrawnShare(idsByName.h2)).toBeCloseTo(grades[idsByName.h2].diameterMm / rulerMm, 1);
  const longestCloveMm = 17;
  expect(await measureDrawnShare(idsByName.cloves)).toBeCloseTo(longestCloveMm / rulerMm, 1);
});

test('weight, unit and quantity of the product page are filled in on the order page', async ({ page, orderPage }) => {
  await open(page, idsByName.alba);
  await main(page).getByLabel('Pack weight').fill('12.5');
  await main(page).getByLabel('Unit').selectOption('l');
  await main(page).getByLabel('Quantity').fill('40');
  await requestLink(page).click();
  await expect(page).toHaveURL('/order/cinnamon?type=Alba&packWeight=12.5&quantity=40&unit=l');
  await expect(orderPage.type).toHaveValue('Alba');
  await expect(main(page).getByLabel('Pack weight')).toHaveValue('12.5');
  await expect(main(page).getByLabel('Unit')).toHaveValue('l');
  await expect(main(page).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('40');
});

test('Enter in a field opens the order page too', async ({ page }) => {
  await open(page, idsByName.alba);
  await main(page).getByLabel('Pack weight').fill('25');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/order/cinnamon?type=Alba&packWeight=25&quantity=1&unit=kg');
});

test('an amount that is no number goes along as typed, and the order page says why', async ({ page, orderPage }) => {
  const quantityError = 'Please enter a quantity from 1 to 1,000,000, as a whole number.';
  const weightError = 'Enter a weight of 0 or more, for example 25 or 0.5, with at most 6 digits.';
  for (const { weight, shownWeight, quantity, error } of [
    { weight: '2,5', shownWeight: '2.5', quantity: '1.5', error: quantityError },
    { weight: '0,25', shownWeight: '0.25', quantity: '', error: quantityError },
    { weight: '2,5 kg', shownWeight: '2,5 kg', quantity: '2', error: weightError },
  ]) {
    await open(page, idsByName.alba);
    await main(page).getByLabel('Pack weight').fill(weight);
    await main(page).getByLabel('Quantity').fill(quantity);
    await requestLink(page).click();
    await expect(orderPage.type).toHaveValue('Alba');
    await expect(main(page).getByLabel('Pack weight')).toHaveValue(shownWeight);
    await expect(main(page).getByLabel('Quantity')).toHaveValue(quantity);
    await expect(main(page).getByRole('alert'), `${quantity} × ${weight}`).toHaveText(error);
  }
});

test('a usual pack fills in the weight, and the total follows', async ({ page }) => {
  await open(page, idsByName.h2);
  await main(page).getByRole('button', { name: '45 kg, a usual pack' }).click();
  await expect(main(page).getByLabel('Pack weight')).toHaveValue('45');
  await expect(main(page).getByLabel('Quantity')).toBeFocused();
  await main(page).getByLabel('Quantity').fill('40');
  await expect(main(page).getByText('1,800 kg (3,968 lb) in all')).toBeVisible();
});

test('an order form that is filled in shows no hints', async ({ page }) => {
  await open(page, idsByName.h2);
  await main(page).getByRole('button', { name: '45 kg, a usual pack' }).click();
  await main(page).getByLabel('Quantity').fill('40');
  await requestLink(page).first().click();
  await expect(page.getByText('40 packs of 45 kg Ceylon Cinnamon H2')).toBeVisible();
  await expect(page.getByText('Number of packs.')).toHaveCount(0);
  await page.goto('/order/cinnamon?type=H2');
  await expect(page.getByText('Number of packs.')).toBeVisible();
});
