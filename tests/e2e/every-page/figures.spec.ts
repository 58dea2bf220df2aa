import { expect, test } from '#tests/e2e/support/test.ts';

function withFixedSpaces(figure: string): string {
  return figure.replaceAll(/ (?!for)/g, '\u00a0');
}

for (const [path, figures] of [
  ['/history', ['80 to 90 %', 'Up to 13 mm', '400,000 lb']],
  ['/technology', ['12 % for', '30 µm', '10 µm to 10 mm']],
  ['/about', ['82 km', '3.8 km']],
] as const) {
  test(`a figure of ${path} and its unit stay on one line`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(figures.filter((figure) => !html.includes(withFixedSpaces(figure)))).toEqual([]);
  });
}
