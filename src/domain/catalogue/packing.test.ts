import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productIds } from './catalogue.ts';
import { packingOf } from './packing.ts';

test('a product whose usual packing names a bale is packed in bales, the oil in drums', async () => {
  const files = globSync('src/content/en/products/[0-9][0-9]-*.ts').toSorted();
  const packings = await Promise.all(
    files.map(async (file) => {
      const { product } = (await import(`#content/${file.slice('src/content/'.length)}`)) as {
        product: { figures: { packing: string } };
      };
      return product.figures.packing;
    }),
  );
  expect(packings).toHaveLength(productIds.length);
  const named = packings.map((packing) => (/bale/i.test(packing) ? 'bales' : /drum/i.test(packing) ? 'drums' : 'bags'));
  expect(productIds.map(packingOf)).toEqual(named);
});
