import { describe, expect, test } from 'vitest';
import { getProductIds } from '#domain/catalogue/catalogue.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { formatFilter, noFilter, parseFilter, sortThinnestFirst } from './product-filter.ts';

describe('product filter in the URL', () => {
  test.each([
    ['', noFilter],
    ['?category=whole-spices', { ...noFilter, categoryId: 'whole-spices' }],
    ['?q=pimienta+negra', { ...noFilter, query: 'pimienta negra' }],
    ['?view=table', { ...noFilter, view: 'table' }],
    ['?category=cinnamon&q=h2', { ...noFilter, categoryId: 'cinnamon', query: 'h2' }],
  ])('parses and formats %j', (search, filter) => {
    expect(parseFilter(search)).toEqual(filter);
    expect(formatFilter(parseFilter(search))).toBe(search);
  });

  test('ignores unknown values', () => {
    expect(parseFilter('?category=tea&page=3')).toEqual(noFilter);
    expect(parseFilter('?category=__proto__')).toEqual(noFilter);
    expect(formatFilter(parseFilter('?category=cinnamon&sort=thinnest'))).toBe('?category=cinnamon');
    expect(parseFilter(`?q=${'x'.repeat(1000)}`).query).toHaveLength(80);
  });

  test('formats any query so that it parses to the same text', () => {
    const query = 'a&b=#1 100% +é';
    expect(parseFilter(formatFilter({ ...noFilter, categoryId: 'cinnamon', query })).query).toBe(query);
    expect(formatFilter({ ...noFilter, query: '  ' })).toBe('');
  });
});

test('thinnest first: quills by diameter, then what has none in catalogue order', () => {
  const { alba, c5Special, c5, c4, m5, m4, h1, h2 } = idsByName;
  const thinnestFirst = [alba, c5Special, c5, c4, m5, m4, h1, h2];
  const { offCut, quillings, h2Super, extraSpecial, leafOil, cinnamonPowder } = idsByName;
  const others = [offCut, quillings, h2Super, extraSpecial, leafOil, cinnamonPowder];
  const cinnamon = getProductIds('cinnamon').map((id) => ({ id }));
  expect(sortThinnestFirst(cinnamon).map(({ id }) => id)).toEqual([...thinnestFirst, ...others]);
});
