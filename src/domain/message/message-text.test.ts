import { describe, expect, test } from 'vitest';
import {
  escapeWhatsAppMarkup,
  measureEncodedLength,
  toLines,
  toSingleLine,
  truncate,
  truncateEncoded,
} from './message-text.ts';

describe('visitor text in a message', () => {
  test.each([
    ['without repeated and outer spaces', '  Ana  López ', 'Ana López'],
    ['without a break that would begin a field of the message', 'Ana\r\nEmail: other@x.com', 'Ana Email: other@x.com'],
    ['with a space for each line separator and control character', 'a\u2028b\u2029c\u0000d\te\u0085f', 'a b c d e f'],
    ['without marks that turn the direction of writing', '\u202Egnp.exe\u202C', 'gnp.exe'],
    ['without emoji, but with the digit of a keycap', 'Ana 🌿 👩‍🌾 ❤️ 🇲🇽 1️⃣ ok', 'Ana 1 ok'],
    ['with a replacement for half a character', 'half \uD83C character', 'half \uFFFD character'],
    ['with the letters of any script', 'شركة البهارات · 香料 · කුරුඳු', 'شركة البهارات · 香料 · කුරුඳු'],
    ['with signs that only look like emoji', '© ® ™ 5 # *', '© ® ™ 5 # *'],
    ['that is empty, of line breaks only', '\n\n', ''],
  ])('becomes a single line %s', (_, typed, plain) => expect(toSingleLine(typed)).toBe(plain));

  test('keeps paragraphs where allowed and cleans each line', () => {
    expect(toLines('\r\nHello\r\n\r\nwe need\u0000cloves\n ')).toEqual(['Hello', '', 'we need cloves']);
    expect(toLines(' ')).toEqual(['']);
  });

  test.each(['\n', '\r', '\r\n', '\u2028', '\u2029'])('begins a new line at %j', (lineBreak) => {
    expect(toLines(`one${lineBreak}two`)).toEqual(['one', 'two']);
  });

  test('truncates to an encoded length between characters', () => {
    expect(measureEncodedLength('a b\u9521\uD83C')).toBe(1 + 3 + 1 + 9 + 9);
    expect(truncateEncoded('锡锡锡', 27)).toBe('锡锡锡');
    expect(truncateEncoded('锡锡锡', 26)).toBe('锡…');
    expect(truncateEncoded('one two three four', 17)).toBe('one tw…');
  });

  test('truncates between characters and adds an ellipsis', () => {
    expect(truncate('cinnamon', 8)).toBe('cinnamon');
    expect(truncate('cinnamons', 8)).toBe('cinnamo…');
    expect(truncate('ab😀cd', 4)).toBe('ab…');
  });

  test('ends without spaces when it is truncated', () => {
    expect(truncate('ab cd', 4)).toBe('ab…');
    expect(truncate(' abcd', 4)).toBe(' ab…');
  });

  test('keeps a replacement character that was typed when it is truncated', () => {
    expect(truncate('\uFFFDabcd', 4)).toBe('\uFFFDab…');
  });
});

describe('WhatsApp formatting', () => {
  test.each([
    ['Name: *Ana*', 'Name: ∗Ana∗'],
    ['Name: _Ana_ ~Ana~ `Ana`', 'Name: ＿Ana＿ ∼Ana∼ ˋAnaˋ'],
    ['Name: ```Ana```', 'Name: ˋˋˋAnaˋˋˋ'],
  ])('escapes %s', (line, shown) => expect(escapeWhatsAppMarkup(line)).toBe(shown));

  test.each(['Email: ana_maria_lk@x.com', 'Name: Ana *', '2*3*4 packs', 'Contact number: ~ 20', 'Email: me+lk@x.com'])(
    'leaves %s unchanged',
    (line) => expect(escapeWhatsAppMarkup(line)).toBe(line),
  );
});
