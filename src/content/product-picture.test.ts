import { expect, test } from 'vitest';
import { productIds } from '#domain/catalogue.ts';
import { pictureWords } from './en/picture-words.ts';
import { pictures } from './pictures.generated.ts';
import { productPicture, productViews } from './product-picture.ts';

test.each(productIds)('product %i has all its pictures, and words for them', (id) => {
  for (const view of productViews) {
    expect(pictures).toHaveProperty(productPicture(id, view));
    expect(pictureWords[productPicture(id, view)].length).toBeGreaterThan(10);
  }
});
