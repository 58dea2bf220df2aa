import { afterAll, describe, expect, test } from 'vitest';
import { testEngines } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { writeBuiltSite } from '#tests/support/write-built-site.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';
import { serverErrors } from '#text/server/server-errors.ts';

type Expected = 201 | string;
type Cases = readonly (readonly [name: string, sent: unknown, expected: Expected])[];

/**
 * Makes objects of the cases, because the title of a test can name any field of an object, but only the first values of
 * a list.
 */
const toNamed = ([name, sent, expected]: Cases[number]) => ({ name, sent, expected });

const {
  'unsupported-media-type': notJson,
  'invalid-json': badJson,
  'not-object': notObject,
  'too-large': tooLarge,
  'bad-key': badKey,
  'missing-email': missingEmailError,
  'item-not-found': itemNotFound,
} = serverErrors;
const bad = cartItemErrors;
/** The statuses of the errors that are not 400. */
const otherStatuses: Readonly<Record<string, number>> = { [notJson]: 415, [tooLarge]: 413, [itemNotFound]: 404 };
const toCases = (values: readonly unknown[], expected: Expected): Cases =>
  values.map((value) => [JSON.stringify(value) ?? 'undefined', value, expected] as const);
const json = JSON.stringify(albaOfAna);
/** The item with one field as raw JSON, which may be a duplicate or a number that JavaScript cannot represent. */
const withRawField = (field: string, text: string) => json.replace('}', `,"${field}":${text}}`);

const fieldCases: Readonly<Record<keyof typeof albaOfAna, Cases>> = {
  quantity: [
    ...toCases([1, 1_000_000, 1e6], 201),
    ...toCases([0, -1, 1_000_001, 1.5, 1e-7, 2 ** 53, null, '1', '', true, [], [1], {}], bad['invalid-quantity']),
  ],
  packWeight: [
    ...toCases(['0', '0.0', '.5', '3.', '012.50', ' 1 ', '999999', 0, 12.5], 201),
    ...toCases(['-1', '+1', '1e3', '0x10', '1,5,0', '1 000', 'NaN', 'Infinity', '.', '1.2.3'], bad['invalid-weight']),
    ...toCases(['1234567', '٣', '１', '½', -1, 1e21, 1e-7, true, [1], {}], bad['invalid-weight']),
    ...toCases(['', ' ', null], bad['missing-fields']),
  ],
  unit: [
    ...toCases(['kg', 'ml', 'l'], 201),
    ...toCases(['KG', ' kg', 'lb', '', null, 1, ['kg'], '__proto__', 'constructor'], bad['invalid-unit']),
  ],
  type: [
    ...toCases(['x'.repeat(100), 'ශ්‍රී කුරුඳු', '🌿', '<script>alert(1)</script>', "' or 1=1 --", '__proto__'], 201),
    ...toCases(['x'.repeat(101), '🌿'.repeat(51), 'a\nb', 'a\0b', 'a\u0085b', 'a\u2028b'], bad['invalid-type']),
    ...toCases(['\ud83c', 7, true, [], {}, ['Alba']], bad['invalid-type']),
    ...toCases(['', ' ', '\u00a0', null], bad['missing-fields']),
  ],
  category: toCases(['', ' ', null, 5, [], 'x'.repeat(101), 'a\tb', '\udfff'], bad['invalid-category']),
  email: [
    ...toCases(['A@B.C', ' a@b.c ', `${'a'.repeat(250)}@b.c`, 'jos\u00e9@b.c', 'a+b@c.d', "o'brien@b.c"], 201),
    ...toCases(['a', 'a@', '@b.c', 'a@b', 'a@@b.c', 'a b@c.d', 'a@b.', 'a@.c', 'a\0@b.c'], bad['invalid-email']),
    ...toCases(['a\r\nb@c.d', 'a\u200b@b.c', 'a\u202e@b.c', `${'a'.repeat(251)}@b.c`], bad['invalid-email']),
    ...toCases([7, true, [], {}, ['a@b.c'], '\ud83c@b.c'], bad['invalid-email']),
    ...toCases(['', ' ', null], bad['missing-fields']),
  ],
};

const nestLists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const bodyCases: Cases = [
  ['a key twice: the last counts', withRawField('quantity', '7'), 201],
  ['a key twice, the last one wrong', withRawField('quantity', '"7"'), bad['invalid-quantity']],
  ['__proto__ with an item', `{"__proto__":${json}}`, bad['missing-fields']],
  ['constructor.prototype', withRawField('constructor', '{"prototype":{"unit":"lb"}}'), 201],
  ['a toString that is none', withRawField('toString', 'null'), 201],
  ['fields that are not asked for', withRawField('_id', '"mine"'), 201],
  ['a number beyond all', withRawField('quantity', '1e999'), bad['invalid-quantity']],
  ['a number of 400 digits', withRawField('quantity', '9'.repeat(400)), bad['invalid-quantity']],
  ['minus zero', withRawField('quantity', '-0'), bad['invalid-quantity']],
  ['an escaped name', json.replace('"unit"', String.raw`"\u0075nit"`), 201],
  ['nothing', '', badJson],
  ['a byte order mark', `\ufeff${json}`, 201],
  ['NaN', withRawField('quantity', 'NaN'), badJson],
  ['a comment', `${json}// x`, badJson],
  ['a comma at the end', withRawField('x', '1,'), badJson],
  ['single quotes', json.replaceAll('"', "'"), badJson],
  ['two values', json + json, badJson],
  ['cut short', json.slice(0, -1), badJson],
  ['a form', 'type=Alba&quantity=1', badJson],
  ['XML', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>', badJson],
  ['a list', `[${json}]`, notObject],
  ['null', 'null', notObject],
  ['a text', JSON.stringify(json), notObject],
  ['a number', '1', notObject],
  ['8,000 lists in each other', nestLists(8000), notObject],
  ['3,000 objects in each other', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, tooLarge],
  ['2,000 objects in each other', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`, bad['missing-fields']],
  ['a text of 17,000 characters', withRawField('type', `"${'x'.repeat(17_000)}"`), tooLarge],
  ['6,000 characters of three bytes', withRawField('type', `"${'香'.repeat(6000)}"`), tooLarge],
];

const headerCases: readonly (readonly [headers: Readonly<Record<string, string>>, expected: Expected])[] = [
  [{ 'Content-Type': 'application/json;charset=utf-8' }, 201],
  [{ 'Content-Type': 'APPLICATION/JSON ; charset="UTF-8"' }, 201],
  [{ 'Content-Type': 'application/json; boundary=x' }, 201],
  [{ 'Content-Type': 'text/plain' }, notJson],
  [{ 'Content-Type': 'text/json' }, notJson],
  [{ 'Content-Type': 'application/x-www-form-urlencoded' }, notJson],
  [{ 'Content-Type': 'multipart/form-data; boundary=application/json' }, notJson],
  [{ 'Content-Type': 'application/json, text/plain' }, notJson],
  [{ 'Content-Type': 'application/vnd.api+json' }, notJson],
  [{ 'Content-Type': 'application/json; charset=utf-7' }, notJson],
  [{ 'Content-Type': 'application/json; charset=utf-16le' }, notJson],
  [{ 'Content-Encoding': 'gzip' }, notJson],
  [{ 'Content-Encoding': 'identity, br' }, notJson],
  [{ 'Content-Encoding': 'identity' }, 201],
  [{ 'Idempotency-Key': 'k'.repeat(100) }, 201],
  [{ 'Idempotency-Key': `';drop%20table--` }, 201],
  [{ 'Idempotency-Key': '__proto__' }, 201],
  [{ 'Idempotency-Key': '' }, badKey],
  [{ 'Idempotency-Key': 'k'.repeat(101) }, badKey],
  [{ 'Idempotency-Key': 'a b' }, badKey],
  [{ 'Idempotency-Key': 'a, b' }, badKey],
  [{ 'Idempotency-Key': '\u00e9' }, badKey],
];

const unknownId = '5f0c1a2b-3c4d-4e5f-8a9b-0c1d2e3f4a5b';
const shortIds = ['x', '1', 'null', '*', '__proto__', '%00', '%ff', '%0a', '%20', '%25', '%252e', '..%2f..%2fetc'];
const ids = [
  ...shortIds,
  "'%20or%201=1--",
  '0'.repeat(36),
  'a'.repeat(5000),
  unknownId,
  unknownId.toUpperCase(),
  `${unknownId}%00`,
  `%20${unknownId}`,
  unknownId.replaceAll('-', ''),
  `{${unknownId}}`,
];

const listCases: readonly (readonly [query: string, expected: 200 | string])[] = [
  ['', missingEmailError],
  ['?email', missingEmailError],
  ['?email=%20', missingEmailError],
  ['?Email=a@b.c', missingEmailError],
  ['?email[]=a@b.c', missingEmailError],
  ['?email=a@b.c&email=x', 200],
  ['?email=x&email=a@b.c', bad['invalid-email']],
  ['?email=a%00@b.c', bad['invalid-email']],
  ['?email=%ff@b.c', 200],
  ['?email=%E2%80%8Ba@b.c', bad['invalid-email']],
  [`?email=${'a'.repeat(10_000)}@b.c`, bad['invalid-email']],
  ["?email='or''='@b.c", 200],
  ['?email=%25@b.c', 200],
  ['?email=__proto__@b.c', 200],
];

describe.each(testEngines)('request bodies on $name', async (engine) => {
  const { url } = await engine.prepare(afterAll);
  const site = await serveSite(url, {}, writeBuiltSite(afterAll), afterAll);

  /**
   * Returns the status of a success, otherwise the error's text. Tests compare the whole text, so that no response
   * echoes its input.
   */
  const send = async (method: string, path: string, body?: string, headers: Readonly<Record<string, string>> = {}) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const response = await fetch(site.url + path, {
      method,
      headers: { ...type, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    expect(site.reportedErrors).toEqual([]);
    if (response.ok) return response.status;
    const { error, ...rest } = JSON.parse(text) as { error: string };
    expect(rest).toEqual({});
    expect(response.status).toBe(otherStatuses[error] ?? 400);
    return error;
  };
  const post = (body: string, headers?: Readonly<Record<string, string>>) => send('POST', '/api/cart', body, headers);

  describe.each(Object.entries(fieldCases))('the field %s', (field, cases) => {
    test.each(cases.map(toNamed))('of $name gets $expected', async ({ sent, expected }) => {
      expect(await post(JSON.stringify({ ...albaOfAna, [field]: sent }))).toBe(expected);
    });
  });

  test.each(bodyCases.map(toNamed))('the body "$name" gets $expected', async ({ sent, expected }) => {
    expect(await post(String(sent))).toBe(expected);
  });

  test('a body that is not UTF-8 is no JSON', async () => {
    const body = Buffer.from(json.replace('Alba', '\u00ff'), 'latin1');
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${site.url}/api/cart`, { method: 'POST', headers, body });
    expect(await response.json()).toEqual({ error: badJson });
  });

  test.each(headerCases)('the headers %j get %s', async (headers, expected) => {
    expect(await post(json, headers)).toBe(expected);
  });

  test.each(ids)('the id %s is not found by a change, a restore or a removal', async (id) => {
    expect(await send('PATCH', `/api/cart/${id}`, json)).toBe(itemNotFound);
    expect(await send('PUT', `/api/cart/${id}`, json)).toBe(itemNotFound);
    expect(await send('DELETE', `/api/cart/${id}`)).toBe(itemNotFound);
  });

  test.each(listCases)('the list of "%s" gets %s', async (query, expected) => {
    expect(await send('GET', `/api/cart${query}`)).toBe(expected);
  });
});
