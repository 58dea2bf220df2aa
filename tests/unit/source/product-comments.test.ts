import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allProducts } from '#content/catalogue/all-products.ts';
import { getStoredType } from '#domain/catalogue/catalogue.ts';
import { expectFound } from '#tests/support/expect-found.ts';

const files = [
  'src/domain/catalogue/grades.ts',
  ...globSync(['src/content/search/*.ts', 'src/content/*/search/other-names.ts']),
];

const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^ {2}\d+: /.test(line))
    .map((line) => ({ file, line })),
);

test('in tables of words and codes each line of a product ends with a comment that names the product', () => {
  expectFound(lines, 'lines of products');
  const wrong = lines.filter(({ line }) => {
    const [, id, comment = ''] = /^ {2}(\d+): .* \/\/ (.+)$/.exec(line) ?? [];
    const product = allProducts.find((each) => String(each.id) === id);
    // The comment must be an end of the product's name that contains the stored type: `Off Cut`, not `Cut`.
    return !product?.name.endsWith(comment) || !comment.includes(getStoredType(product.id));
  });
  expect(wrong, 'end the line with a comment such as `// Off Cut`').toEqual([]);
});
