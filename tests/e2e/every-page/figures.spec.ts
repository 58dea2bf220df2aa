import { expect, test } from '#tests/e2e/support/test.ts';

test('a figure and its unit stay on one line', async ({ request }) => {
  for (const [path, figures] of [
    ['/history', ['80 to 90 %', 'Up to 13 mm', '400,000 lb']],
    ['/technology', ['12 % for', '30 µm', '10 µm to 10 mm']],
    ['/about', ['82 km', '3.8 km']],
  ] as const) {
    const text = await (await request.get(path)).text();
    for (const figure of figures) expect(text).toContain(figure.replace(/ (?!for)/g, '\u00a0'));
  }
});
