import { expect, test } from 'vitest';
import { albaOfAna } from '#tests/support/items.ts';
import {
  apiPaths,
  parseCartItemJson,
  parseCartJson,
  parseErrorJson,
  reviewsFramePath,
  toCartItemJson,
} from './contract.ts';

const item = { id: 'item-1', ...albaOfAna };
const json = { _id: 'item-1', ...albaOfAna };

test('emails and ids are encoded in the paths', () => {
  expect(apiPaths.cartByEmail('a+b@example.com')).toBe('/api/cart?email=a%2Bb%40example.com');
  expect(apiPaths.cartItem('../health')).toBe('/api/cart/..%2Fhealth');
});

test.each([item, { ...item, note: '8 cm' }])('an item is read back from its JSON: %j', (each) => {
  const { id, ...fields } = each;
  expect(toCartItemJson(each)).toEqual({ _id: id, ...fields });
  expect(parseCartItemJson(toCartItemJson(each))).toEqual(each);
});

test('an item without the email has an empty one', () => {
  const { email: _email, ...withoutEmail } = json;
  expect(parseCartItemJson(withoutEmail)).toEqual({ ...item, email: '' });
  expect(parseCartItemJson({ ...json, email: 7 })).toEqual({ ...item, email: '' });
});

test.each(['', 7])('the note %j is none', (note) => {
  expect(parseCartItemJson({ ...json, note })).toEqual(item);
});

test.each(['_id', 'category', 'type', 'quantity', 'packWeight', 'unit'])(
  'JSON without a valid %s is no cart item',
  (field) => {
    expect(parseCartItemJson({ ...json, [field]: undefined })).toBeUndefined();
    expect(parseCartItemJson({ ...json, [field]: [] })).toBeUndefined();
  },
);

test.each([null, undefined, 'item', 7])('%j is no cart item', (value) => {
  expect(parseCartItemJson(value)).toBeUndefined();
});

test('a cart is a list of items only', () => {
  expect(parseCartJson([])).toEqual([]);
  expect(parseCartJson([json, { ...json, _id: 'item-2' }])).toEqual([item, { ...item, id: 'item-2' }]);
  expect(parseCartJson([json, null])).toBeUndefined();
  expect(parseCartJson({ length: 0 })).toBeUndefined();
  expect(parseCartJson(undefined)).toBeUndefined();
});

test.each([
  [{ error: 'Too many requests.' }, 'Too many requests.'],
  [{ error: ' \n' }, undefined],
  [{ error: 7 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['error', undefined],
  [undefined, undefined],
])('the message of the error response %j is %j', (value, message) => {
  expect(parseErrorJson(value)).toBe(message);
});

test('the document of the review widget is where a proxy in front of the server looks for it', () => {
  expect(reviewsFramePath).toBe('/reviews-frame');
});
