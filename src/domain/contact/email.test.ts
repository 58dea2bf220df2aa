import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findEmailError, isEmail, maxEmailLength, normalizeEmail } from './email.ts';

describe('normalizeEmail', () => {
  test.each([
    ['surrounding spaces and capitals', '  Ana+LK@Example.com ', 'ana+lk@example.com'],
    ['a capital dotted I', '\u0130rem@example.com', 'irem@example.com'],
    ['a capital I with a combining dot', 'I\u0307rem@example.com', 'irem@example.com'],
    ['an accent of its own', 'jose\u0301@example.com', 'jos\u00e9@example.com'],
    ['an accent that only the small letter joins', 'J\u030Can@example.com', '\u01F0an@example.com'],
    ['brackets', '<jane@example.com>', 'jane@example.com'],
    ['a comma', 'jane@example.com,', 'jane@example.com'],
    ['a dot', 'jane@example.com.', 'jane@example.com'],
    ['mailto:', 'mailto:jane@example.com', 'jane@example.com'],
    ['several of them', ' \u201CMAILTO:<Jane@Example.com>;\u201D. ', 'jane@example.com'],
    ['an encoded domain', 'jane@xn--mnchen-3ya.example', 'jane@m\u00fcnchen.example'],
    ['a domain with capitals', 'Jane@M\u00dcNCHEN.example', 'jane@m\u00fcnchen.example'],
    ['the sign for kelvin', '\u212Aate@example.com', 'kate@example.com'],
  ])('normalizes %s', (_, typed, normal) => expect(normalizeEmail(typed)).toBe(normal));

  test('does not change a normalized address', () => {
    const signs = fc.string({ unit: fc.constantFrom(...Array.from('ab@.-<>,;:"ü\u037e\u3002ߨ中')), maxLength: 12 });
    const encoded = signs.map((text) => `a@xn--${text}.c`);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), signs, encoded), (text) => {
        const normal = normalizeEmail(text);
        expect(normalizeEmail(normal)).toBe(normal);
        expect(isEmail(normal)).toBe(isEmail(text));
      }),
      { numRuns: 5000 },
    );
  });
});

describe('isEmail', () => {
  test.each([
    ['a@b.c', 'single letters'],
    ["o'neil+lk@b.co.uk", 'an apostrophe, a plus and a domain of three parts'],
    ['a_b-c%d!#@b-c.d', 'other signs'],
    ['jos\u00e9@b.c', 'an accent'],
    ['x@\u9999\u6599.lk', 'a Chinese domain'],
    ['\u{1F33F}@b.c', 'an emoji'],
    ['a@b.c;', 'a semicolon at the end, which is not part of it'],
  ])('accepts %s: %s', (email) => expect(isEmail(email)).toBe(true));

  test.each([
    ['a@b..c', 'two dots'],
    ['a@.b.c', 'a dot at the start'],
    ['a..b@c.d', 'two dots'],
    ['a.@b.c', 'a dot at the end'],
    ['a@b.c,d@e.f', 'two addresses'],
    ['Jane <jane@b.c>', 'a name'],
    ['jane@ex,ample.com', 'a comma'],
    ['jane@example.com?subject=Alba', 'a query'],
    ['jane@example.com/path', 'a path'],
    ['jane(at)@b.c', 'brackets'],
  ])('rejects %s: %s', (email) => expect(isEmail(email)).toBe(false));

  test.each(['', '@b.c', 'a@b', 'a@.c', 'a@@b.c', 'a b@c.d', 'a@b.c\u0000', 'a@\ud83c.c'])('rejects %j', (email) =>
    expect(isEmail(email)).toBe(false),
  );

  test.each([
    ['a zero-width space', '\u200B'],
    ['a zero-width joiner', '\u200D'],
    ['a soft hyphen', '\u00AD'],
    ['a direction mark', '\u202E'],
    ['a tag character', '\u{E0041}'],
  ])('rejects %s anywhere', (_, invisible) => {
    const emails = [`${invisible}a@b.cd`, `a${invisible}@b.cd`, `a@b${invisible}.cd`, `a@b.c${invisible}d`];
    expect(emails.filter(isEmail)).toEqual([]);
  });

  test('checks the length of the normalized address', () => {
    const domain = '@example.com';
    const makeEmail = (letter: string, length: number) => letter.repeat(length - domain.length) + domain;
    expect(isEmail(makeEmail('\u0130', maxEmailLength))).toBe(true);
    expect(normalizeEmail(makeEmail('\u0130', maxEmailLength))).toHaveLength(maxEmailLength);
    expect(isEmail(makeEmail('a', maxEmailLength + 1))).toBe(false);
    const oneLetterOnceStored = 'e\u0301';
    expect(isEmail(oneLetterOnceStored.repeat(maxEmailLength - domain.length) + domain)).toBe(true);
  });
});

test('findEmailError tells an address that is missing from one that is wrong', () => {
  expect(['', ' \n', 'ana@', 'ana@example.com'].map(findEmailError)).toEqual([
    'missing-email',
    'missing-email',
    'invalid-email',
    undefined,
  ]);
});
