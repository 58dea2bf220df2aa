import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { units } from '#domain/cart/cart-item.ts';
import { UnitSelect } from './cell-fields.tsx';

test('each unit of a row has a value of its own, which a translation of its text leaves', () => {
  const html = renderToStaticMarkup(<UnitSelect defaultValue="kg" onChange={() => undefined} />);
  const values = Array.from(html.matchAll(/<option[^>]* value="([^"]*)"/g), ([, value]) => value);
  expect(values).toEqual([...units]);
});
