import { expect, test } from 'vitest';
import { createNameParser } from './product-names.ts';

/** In another language than the stored names. */
const parseName = createNameParser([
  { id: 17, types: ['Clavo de olor', 'Cloves'], names: 'Especias enteras', searchTerms: 'clove' },
  { id: 22, types: ['Pedúnculos de clavo', 'Clove Stems'], names: 'Especias enteras', searchTerms: 'clove olor' },
]);

test.each([
  ['Clavo de olor', [17]],
  ['clavos de olor enteros', [17]],
  ['Cloves', [17]],
  ['Clove Stems', [22]],
  ['pedúnculos de clavo', [22]],
  ['clavo', [17, 22]],
])('%s names %j, by the shown or the stored name', (name, ids) => expect(parseName(name).ids).toEqual(ids));
