import { afterAll, describe, expect, test } from 'vitest';
import { testEngines } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { writeBuiltSite } from '#tests/support/write-built-site.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';
import { serverErrors } from '#text/server/server-errors.ts';

type ErrorName = keyof typeof serverErrors | keyof typeof cartItemErrors;
type Expected = 200 | 201 | ErrorName;

const errorTexts: Readonly<Record<ErrorName, string>> = { ...serverErrors, ...cartItemErrors };
const otherStatuses: { readonly [Name in ErrorName]?: number } = {
  'unsupported-media-type': 415,
  'too-large': 413,
  'item-not-found': 404,
};

/** The whole answer, so that no error echoes its input. */
function toAnswer(expected: Expected) {
  if (typeof expected === 'number') return { status: expected };
  return { status: otherStatuses[expected] ?? 400, body: { error: errorTexts[expected] } };
}

const json = JSON.stringify(albaOfAna);
/** The item with one field as raw JSON, which may be a duplicate or a number that JavaScript cannot represent. */
const withRawField = (field: string, text: string) => json.replace('}', `,"${field}":${text}}`);

type ValueGroup = readonly [expected: Expected, values: readonly unknown[]];

const fieldValues: Readonly<Record<keyof typeof albaOfAna, readonly ValueGroup[]>> = {
  quantity: [
    [201, [1, 1_000_000]],
    ['invalid-quantity', [0, -1, 1_000_001, 1.5, 1e-7, 2 ** 53, null, '1', '', true, [], [1], {}]],
  ],
  packWeight: [
    [201, ['0', '0.0', '.5', '3.', '012.50', ' 1 ', '999999', 0, 12.5]],
    ['invalid-weight', ['-1', '+1', '1e3', '0x10', '1,5,0', '1 000', 'NaN', 'Infinity', '.', '1.2.3']],
    ['invalid-weight', ['1234567', '٣', '１', '½', -1, 1e21, 1e-7, true, [1], {}]],
    ['missing-fields', ['', ' ', null]],
  ],
  unit: [
    [201, ['kg', 'ml', 'l']],
    ['invalid-unit', ['KG', ' kg', 'lb', '', null, 1, ['kg'], '__proto__', 'constructor']],
  ],
  type: [
    [201, ['x'.repeat(100), 'ශ්‍රී කුරුඳු', '🌿', '<script>alert(1)</script>', "' or 1=1 --", '__proto__']],
    ['invalid-type', ['x'.repeat(101), '🌿'.repeat(51), 'a\nb', 'a\0b', 'a\u0085b', 'a\u2028b']],
    ['invalid-type', ['\ud83c', 7, true, [], {}, ['Alba']]],
    ['missing-fields', ['', ' ', '\u00a0', null]],
  ],
  category: [['invalid-category', ['', ' ', null, 5, [], 'x'.repeat(101), 'a\tb', '\udfff']]],
  email: [
    [201, ['A@B.C', ' a@b.c ', `${'a'.repeat(250)}@b.c`, 'jos\u00e9@b.c', 'a+b@c.d', "o'brien@b.c"]],
    ['invalid-email', ['a', 'a@', '@b.c', 'a@b', 'a@@b.c', 'a b@c.d', 'a@b.', 'a@.c', 'a\0@b.c']],
    ['invalid-email', ['a\r\nb@c.d', 'a\u200b@b.c', 'a\u202e@b.c', `${'a'.repeat(251)}@b.c`]],
    ['invalid-email', [7, true, [], {}, ['a@b.c'], '\ud83c@b.c']],
    ['missing-fields', ['', ' ', null]],
  ],
};

const fieldCases = Object.entries(fieldValues).flatMap(([field, groups]) =>
  groups.flatMap(([expected, values]) =>
    values.map((value) => ({ field, value, text: JSON.stringify(value), expected })),
  ),
);

const nestLists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const bodyCases: readonly (readonly [name: string, body: string, expected: Expected])[] = [
  ['a key twice: the last counts', withRawField('quantity', '7'), 201],
  ['a key twice, the last one wrong', withRawField('quantity', '"7"'), 'invalid-quantity'],
  ['__proto__ with an item', `{"__proto__":${json}}`, 'missing-fields'],
  ['constructor.prototype', withRawField('constructor', '{"prototype":{"unit":"lb"}}'), 201],
  ['a toString that is none', withRawField('toString', 'null'), 201],
  ['fields that are not asked for', withRawField('_id', '"mine"'), 201],
  ['a number with an exponent', withRawField('quantity', '1e6'), 201],
  ['a number beyond all', withRawField('quantity', '1e999'), 'invalid-quantity'],
  ['a number of 400 digits', withRawField('quantity', '9'.repeat(400)), 'invalid-quantity'],
  ['minus zero', withRawField('quantity', '-0'), 'invalid-quantity'],
  ['an escaped name', json.replace('"unit"', String.raw`"\u0075nit"`), 201],
  ['nothing', '', 'invalid-json'],
  ['a byte order mark', `\ufeff${json}`, 201],
  ['NaN', withRawField('quantity', 'NaN'), 'invalid-json'],
  ['a comment', `${json}// x`, 'invalid-json'],
  ['a comma at the end', withRawField('x', '1,'), 'invalid-json'],
  ['single quotes', json.replaceAll('"', "'"), 'invalid-json'],
  ['two values', json + json, 'invalid-json'],
  ['cut short', json.slice(0, -1), 'invalid-json'],
  ['a form', 'type=Alba&quantity=1', 'invalid-json'],
  ['XML', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>', 'invalid-json'],
  ['a list', `[${json}]`, 'not-object'],
  ['null', 'null', 'not-object'],
  ['a text', JSON.stringify(json), 'not-object'],
  ['a number', '1', 'not-object'],
  ['8,000 lists in each other', nestLists(8000), 'not-object'],
  ['3,000 objects in each other', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, 'too-large'],
  ['2,000 objects in each other', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`, 'missing-fields'],
  ['a text of 17,000 characters', withRawField('type', `"${'x'.repeat(17_000)}"`), 'too-large'],
  ['6,000 characters of three bytes', withRawField('type', `"${'香'.repeat(6000)}"`), 'too-large'],
];

const headerCases: readonly (readonly [headers: Readonly<Record<string, string>>, expected: Expected])[] = [
  [{ 'Content-Type': 'application/json;charset=utf-8' }, 201],
  [{ 'Content-Type': 'APPLICATION/JSON ; charset="UTF-8"' }, 201],
  [{ 'Content-Type': 'application/json; boundary=x' }, 201],
  [{ 'Content-Type': 'text/plain' }, 'unsupported-media-type'],
  [{ 'Content-Type': 'text/json' }, 'unsupported-media-type'],
  [{ 'Content-Type': 'application/x-www-form-urlencoded' }, 'unsupported-media-type'],
  [{ 'Content-Type': 'multipart/form-data; boundary=application/json' }, 'unsupported-media-type'],
  [{ 'Content-Type': 'application/json, text/plain' }, 'unsupported-media-type'],
  [{ 'Content-Type': 'application/vnd.api+json' }, 'unsupported-media-type'],
  [{ 'Content-Type': 'application/json; charset=utf-7' }, 'unsupported-media-type'],
  [{ 'Content-Type': 'application/json; charset=utf-16le' }, 'unsupported-media-type'],
  [{ 'Content-Encoding': 'gzip' }, 'unsupported-media-type'],
  [{ 'Content-Encoding': 'identity, br' }, 'unsupported-media-type'],
  [{ 'Content-Encoding': 'identity' }, 201],
  [{ 'Idempotency-Key': 'k'.repeat(100) }, 201],
  [{ 'Idempotency-Key': `';drop%20table--` }, 201],
  [{ 'Idempotency-Key': '__proto__' }, 201],
  [{ 'Idempotency-Key': '' }, 'bad-key'],
  [{ 'Idempotency-Key': 'k'.repeat(101) }, 'bad-key'],
  [{ 'Idempotency-Key': 'a b' }, 'bad-key'],
  [{ 'Idempotency-Key': 'a, b' }, 'bad-key'],
  [{ 'Idempotency-Key': '\u00e9' }, 'bad-key'],
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

const listCases: readonly (readonly [query: string, expected: Expected])[] = [
  ['', 'missing-email'],
  ['?email', 'missing-email'],
  ['?email=%20', 'missing-email'],
  ['?Email=a@b.c', 'missing-email'],
  ['?email[]=a@b.c', 'missing-email'],
  ['?email=a@b.c&email=x', 200],
  ['?email=x&email=a@b.c', 'invalid-email'],
  ['?email=a%00@b.c', 'invalid-email'],
  ['?email=%ff@b.c', 200],
  ['?email=%E2%80%8Ba@b.c', 'invalid-email'],
  [`?email=${'a'.repeat(10_000)}@b.c`, 'invalid-email'],
  ["?email='or''='@b.c", 200],
  ['?email=%25@b.c', 200],
  ['?email=__proto__@b.c', 200],
];

describe.each(testEngines)('request bodies on $name', async (engine) => {
  const { url } = await engine.prepare(afterAll);
  const site = await serveSite(url, {}, writeBuiltSite(afterAll), afterAll);

  const send = async (method: string, path: string, body?: string, headers: Readonly<Record<string, string>> = {}) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const response = await fetch(site.url + path, {
      method,
      headers: { ...type, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    expect(site.reportedErrors).toEqual([]);
    return response.ok ? { status: response.status } : { status: response.status, body: JSON.parse(text) as unknown };
  };
  const post = (body: string, headers?: Readonly<Record<string, string>>) => send('POST', '/api/cart', body, headers);

  test.each(fieldCases)('the field $field of $text gets $expected', async ({ field, value, expected }) => {
    expect(await post(JSON.stringify({ ...albaOfAna, [field]: value }))).toEqual(toAnswer(expected));
  });

  test.each(bodyCases)('the body "$0" gets $2', async (_, body, expected) => {
    expect(await post(body)).toEqual(toAnswer(expected));
  });

  test('a body that is not UTF-8 is no JSON', async () => {
    const body = Buffer.from(json.replace('Alba', '\u00ff'), 'latin1');
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${site.url}/api/cart`, { method: 'POST', headers, body });
    expect(await response.json()).toEqual({ error: errorTexts['invalid-json'] });
  });

  test.each(headerCases)('the headers %j get %s', async (headers, expected) => {
    expect(await post(json, headers)).toEqual(toAnswer(expected));
  });

  test.each(ids)('the id %s is not found by a change, a restore or a removal', async (id) => {
    const notFound = toAnswer('item-not-found');
    expect(await send('PATCH', `/api/cart/${id}`, json)).toEqual(notFound);
    expect(await send('PUT', `/api/cart/${id}`, json)).toEqual(notFound);
    expect(await send('DELETE', `/api/cart/${id}`)).toEqual(notFound);
  });

  test.each(listCases)('the list of "%s" gets %s', async (query, expected) => {
    expect(await send('GET', `/api/cart${query}`)).toEqual(toAnswer(expected));
  });
});
