import { describe, expect, test } from 'vitest';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { formatOrderLink, formatSampleLink, parseOrderLink } from './order-link.ts';

const { alba, quillings } = idsByName;

describe('order link', () => {
  test('carries type, pack weight, quantity and unit', () => {
    const link = formatOrderLink(alba, { packWeight: '25', quantity: '40', unit: 'kg' });
    expect(link).toBe('/order/cinnamon?type=Alba&packWeight=25&quantity=40&unit=kg');
    expect(parseOrderLink(new URL(link, 'http://localhost').search)).toEqual({
      type: 'Alba',
      packWeight: '25',
      quantity: '40',
      unit: 'kg',
    });
  });

  test.each(productIds)('parses back to the type and packs of product %i', (id) => {
    const packs = { packWeight: '12.5', quantity: '1000000', unit: 'ml' };
    const { search } = new URL(formatOrderLink(id, packs), 'http://localhost');
    expect(formatOrderLink(id, parseOrderLink(search))).toBe(formatOrderLink(id, packs));
  });

  test('asks for a sample', () => {
    expect(formatSampleLink(alba)).toBe('/order/cinnamon?type=Alba&sample=1');
    expect(parseOrderLink('?type=Alba&sample=1')).toEqual({ type: 'Alba', sample: '1' });
  });

  test('leaves out what is blank', () => {
    expect(formatOrderLink(alba, { packWeight: '', quantity: '1', unit: 'kg' })).toBe('/order/cinnamon?type=Alba');
    expect(formatOrderLink(alba, { packWeight: ' ', quantity: '1', unit: 'kg' })).toBe('/order/cinnamon?type=Alba');
    expect(formatOrderLink(quillings)).toBe('/order/cinnamon?type=Quillings+No.+02');
    expect(formatOrderLink(alba, { packWeight: ' 25 ', quantity: '1' })).toBe(
      '/order/cinnamon?type=Alba&packWeight=25&quantity=1',
    );
  });

  test.each([
    ['2,5', '1.000', 'packWeight=2.5&quantity=1000'],
    ['0,25', '007', 'packWeight=0.25&quantity=7'],
    ['2,5 kg', '10 bags', 'packWeight=2%2C5+kg&quantity=10+bags'],
    ['25', '', 'packWeight=25&quantity='],
    ['', '2.5', 'quantity=2.5'],
  ])('of the weight %j and the quantity %j, what is no number goes along as typed', (packWeight, quantity, query) => {
    const link = formatOrderLink(alba, { packWeight, quantity, unit: 'kg' });
    expect(link).toBe(`/order/cinnamon?type=Alba&${query}&unit=kg`);
    const linked = parseOrderLink(new URL(link, 'http://localhost').search);
    expect(formatOrderLink(alba, linked)).toBe(link);
  });

  test.each(['', '?', '?unit=', '?unit=lb', '?unit=KG', '?unit=__proto__', '?unit=%00', '?unit=kg,l', '?unit[]=kg'])(
    'ignores the bad values of %j',
    (search) => expect(parseOrderLink(search)).toEqual({}),
  );

  test.each([
    `?type=${'x'.repeat(101)}`,
    '?type=%20',
    '?sample=2',
    `?packWeight=${'1'.repeat(21)}&quantity=${'1'.repeat(21)}`,
  ])('ignores the bad values of %j too', (search) => expect(parseOrderLink(search)).toEqual({}));

  test('keeps the good values beside bad ones', () => {
    expect(parseOrderLink('?type=Alba&packWeight=0.5&quantity=-3&unit=lb&x=1')).toEqual({
      type: 'Alba',
      packWeight: '0.5',
      quantity: '-3',
    });
  });
});
