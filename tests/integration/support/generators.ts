import fc from 'fast-check';

export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', ' ', '\0', '\u202e', '\ud800', '<script>alert(1)</script>', '"><img src=x>', '{{7*7}}', '${7}'),
  fc.constantFrom("' or 1=1 --", '%00', '%s%n', '../../etc/passwd', 'NaN', '-0', '1e999', '٣', 'a'.repeat(101)),
);

const anyJson = fc.oneof(fc.jsonValue(), fc.jsonValue({ maxDepth: 6, noUnicodeString: false }));

const fields = {
  category: withInvalidValues(fc.constantFrom('Cinnamon', 'Whole Spices', 'Spice Powder')),
  type: withInvalidValues(fc.constantFrom('Alba', 'C5 Special', 'කුරුඳු')),
  quantity: withInvalidValues(fc.integer({ min: 1, max: 1_000_000 })),
  packWeight: withInvalidValues(
    fc.oneof(fc.constantFrom('0', '12.5', '.5', '3.'), fc.integer({ min: 0, max: 999_999 })),
  ),
  unit: withInvalidValues(fc.constantFrom('kg', 'ml', 'l')),
  // Half of the addresses are plain: the site refuses many of those that RFC 5322 allows.
  email: withInvalidValues(
    fc.oneof(fc.stringMatching(/^[a-z][\w+-]{0,20}@[a-z]{1,12}\.[a-z]{2,6}$/), fc.emailAddress()),
  ),
  note: withInvalidValues(fc.constantFrom('', '8 cm cut; our no. 4711', undefined)),
  extra: anyJson,
};

export const itemLike: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.record(fields) },
  { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
);

function withInvalidValues<Value>(valid: fc.Arbitrary<Value>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 30, arbitrary: valid },
    { weight: 1, arbitrary: anyText },
    { weight: 1, arbitrary: anyJson },
  );
}

export const anyBody: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  { weight: 6, arbitrary: itemLike.map((item) => JSON.stringify(item)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: anyText },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes)) },
  {
    weight: 1,
    arbitrary: fc.tuple(itemLike, fc.nat(400), anyText).map(([item, at, text]) => {
      const json = JSON.stringify(item);
      return json.slice(0, at) + text + json.slice(at);
    }),
  },
  { weight: 1, arbitrary: fc.nat(20_000).map((length) => `{"type":"${'x'.repeat(length)}"}`) },
);

export const headerValue = fc.oneof(
  anyText.map((text) => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '')),
  fc.constantFrom('null', '*', ',', ';;', 'a, b', '::1', '1.2.3.4, 5.6.7.8', 'W/"x"', 'bytes=0-', 'gzip;q=2'),
);

export const anyType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: fc.constantFrom('application/json; charset=utf-16', 'text/plain', 'application/json;;;') },
  { weight: 1, arbitrary: headerValue },
);

export const anyHeaders = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'accept-encoding',
        'content-encoding',
        'idempotency-key',
        'if-match',
        'if-none-match',
        'if-range',
        'origin',
        'range',
        'sec-fetch-site',
        'x-forwarded-for',
        'x-forwarded-host',
        'x-http-method-override',
        'cookie',
        'authorization',
      ),
      headerValue,
    ),
    { maxLength: 4 },
  )
  .map((entries) => Object.fromEntries(entries));

export const anyPath = fc.oneof(
  fc
    .array(
      fc.oneof(fc.constantFrom('api', 'cart', 'health', 'product', '12', '..', '.', '', '%2e', '%00', '%'), anyText),
      {
        maxLength: 5,
      },
    )
    .map((parts) => `/${parts.join('/')}`),
  fc.webPath().map((path) => `/api/cart${path}`),
  fc.tuple(anyText, anyText).map(([name, value]) => `/api/cart?${name}=${value}&email=${value}&email=a@b.c`),
  anyText.map((email) => `/api/cart?email=${email}`),
);

export const anyMethod = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS') },
  { weight: 1, arbitrary: fc.stringMatching(/^[A-Z]{1,12}$/).filter((name) => !/^(CONNECT|TRACE|TRACK)$/.test(name)) },
);
