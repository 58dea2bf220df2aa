import { expect, test } from 'vitest';
import { formatSizes } from './picture-sizes.ts';

test('the widest screen comes first, because browsers take the first width that fits', () => {
  expect(formatSizes({ sm: '46vw', lg: '18rem', base: '92vw' })).toBe(
    '(min-width: 1025px) 18rem, (min-width: 576px) 46vw, 92vw',
  );
});
