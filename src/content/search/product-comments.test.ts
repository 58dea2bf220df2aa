import { expect, test } from 'vitest';
import { allProducts } from '#content/catalogue/all-products.ts';
import { getStoredType } from '#domain/catalogue/catalogue.ts';

const tables = import.meta.glob<string>(['./*.ts', '../*/search/other-names.ts', '/src/domain/catalogue/grades.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('comments behind the ids of products name these products', () => {
  const comments = Object.entries(tables).flatMap(([path, text]) =>
    [...text.matchAll(/^ {2}(\d+): .* \/\/ (.+)$/gm)].map(([, id, comment = '']) => ({ path, id, comment })),
  );
  expect(comments.length).toBeGreaterThan(0);
  const wrong = comments.filter(({ id, comment }) => {
    const product = allProducts.find((each) => String(each.id) === id);
    return !product?.name.endsWith(comment) || !comment.includes(getStoredType(product.id));
  });
  expect(wrong).toEqual([]);
});
