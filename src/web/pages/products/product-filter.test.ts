import { describe, expect, test } from 'vitest';
import { formatFilter, noFilter, parseFilter } from './product-filter.ts';

describe('product filter in the URL', () => {
  test.each([
    ['', noFilter],
    ['?category=whole-spices', { category: 'whole-spices', query: '' }],
    ['?q=pimienta+negra', { category: undefined, query: 'pimienta negra' }],
    ['?category=cinnamon&q=h2', { category: 'cinnamon', query: 'h2' }],
  ])('parses and formats %j', (search, filter) => {
    expect(parseFilter(search)).toEqual(filter);
    expect(formatFilter(parseFilter(search))).toBe(search);
  });

  test('ignores unknown values', () => {
    expect(parseFilter('?category=tea&page=3')).toEqual(noFilter);
    expect(parseFilter('?category=__proto__')).toEqual(noFilter);
    expect(parseFilter(`?q=${'x'.repeat(1000)}`).query).toHaveLength(80);
  });

  test('formats any query so that it parses to the same text', () => {
    const query = 'a&b=#1 100% +é';
    expect(parseFilter(formatFilter({ category: 'cinnamon', query })).query).toBe(query);
    expect(formatFilter({ category: undefined, query: '  ' })).toBe('');
  });
});
