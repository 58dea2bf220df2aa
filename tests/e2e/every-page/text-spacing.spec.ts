import { alba, fillCart, rememberEmail } from '#tests/e2e/support/cart-data.ts';
import { expect, ready, test } from '#tests/e2e/support/test.ts';
import { findLastingOverlaps, setWidth } from '#tests/e2e/support/text-size.ts';

/** What a visitor's own style sheet may ask for (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

const items = [
  alba,
  { ...alba, type: 'Quillings No. 02' },
  { ...alba, category: 'Whole Spices', type: 'Dehydrated Green Pepper', quantity: 2000, packWeight: '12.5' },
];

for (const path of [
  '/',
  '/es',
  '/history',
  '/es/history',
  '/technology',
  '/es/technology',
  '/es/products',
  '/order/cinnamon',
  '/es/order/cinnamon',
  '/order/whole-spices',
  '/cart',
  '/es/cart',
])
  test(`with spaced letters, words and lines no text of ${path} overlaps, and no word breaks without a hyphen`, async ({
    page,
    request,
    email,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await rememberEmail(page, email);
    await fillCart(request, email, ...items);
    await page.goto(path);
    await ready(page);
    if (path.endsWith('/cart')) await expect(page.locator('tbody tr')).toHaveCount(items.length);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    const found: string[] = [];
    for (const width of [360, 768, 1025, 1280]) {
      await setWidth(page, width);
      for (const fault of await findLastingOverlaps(page)) found.push(`at ${width}: ${fault}`);
    }
    expect(found).toEqual([]);
  });
