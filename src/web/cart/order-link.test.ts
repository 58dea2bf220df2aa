import { describe, expect, test } from 'vitest';
import { productIds } from '#domain/catalogue.ts';
import { formatOrderLink, formatSampleLink, parseOrderLink } from './order-link.ts';

describe('order link', () => {
  test('carries type, pack weight, quantity and unit', () => {
    const link = formatOrderLink(12, { packWeight: '25', quantity: '40', unit: 'kg' });
    expect(link).toBe('/order/cinnamon?type=Alba&packWeight=25&quantity=40&unit=kg');
    expect(parseOrderLink(new URL(link, 'http://localhost').search)).toEqual({
      type: 'Alba',
      packWeight: '25',
      quantity: '40',
      unit: 'kg',
    });
  });

  test.each(productIds)('parses back to the type and amount of product %i', (id) => {
    const amount = { packWeight: '12.5', quantity: '1000000', unit: 'ml' };
    const { search } = new URL(formatOrderLink(id, amount), 'http://localhost');
    expect(formatOrderLink(id, parseOrderLink(search))).toBe(formatOrderLink(id, amount));
  });

  test('asks for a sample', () => {
    expect(formatSampleLink(12)).toBe('/order/cinnamon?type=Alba&sample=1');
    expect(parseOrderLink('?type=Alba&sample=1')).toEqual({ type: 'Alba', sample: '1' });
  });

  test('leaves out what is blank', () => {
    expect(formatOrderLink(12, { packWeight: '', quantity: '1', unit: 'kg' })).toBe('/order/cinnamon?type=Alba');
    expect(formatOrderLink(12, { packWeight: ' ', quantity: '1', unit: 'kg' })).toBe('/order/cinnamon?type=Alba');
    expect(formatOrderLink(2)).toBe('/order/cinnamon?type=Quillings+No.+02');
    expect(formatOrderLink(12, { packWeight: ' ', quantity: '', unit: '' })).toBe('/order/cinnamon?type=Alba');
    expect(formatOrderLink(12, { packWeight: ' 25 ', quantity: '1' })).toBe(
      '/order/cinnamon?type=Alba&packWeight=25&quantity=1',
    );
  });

  test.each([
    '',
    '?',
    '?packWeight=&quantity=&unit=',
    '?packWeight=-1&quantity=0&unit=lb',
    '?packWeight=1e3&quantity=2.5&unit=KG',
    '?packWeight=1234567&quantity=1000001&unit=__proto__',
    '?packWeight=NaN&quantity=007&unit=%00',
    '?packWeight=25%20kg&quantity=1%202&unit=kg,l',
    '?packWeight=<b>&quantity=%E0%A4%A&unit[]=kg',
    `?type=${'x'.repeat(101)}`,
    '?type=%20',
    '?sample=2',
  ])('ignores the bad values of %j', (search) => {
    expect(parseOrderLink(search)).toEqual({});
  });

  test('keeps the good values beside bad ones', () => {
    expect(parseOrderLink('?type=Alba&packWeight=0.5&quantity=-3&unit=l&x=1')).toEqual({
      type: 'Alba',
      packWeight: '0.5',
      unit: 'l',
    });
  });
});
