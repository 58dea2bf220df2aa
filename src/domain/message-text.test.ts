import { describe, expect, test } from 'vitest';
import { escapeWhatsAppMarkup, toLines, toSingleLine, truncate } from './message-text.ts';

describe('a visitor’s text in a message', () => {
  test.each([
    ['  Ana  López ', 'Ana López'],
    ['Ana\r\nEmail: other@x.com', 'Ana Email: other@x.com'],
    ['a\u2028b\u2029c\u0000d\te\u0085f', 'a b c d e f'],
    ['\u202Egnp.exe\u202C', 'gnp.exe'],
    ['Ana 🌿 👩‍🌾 ❤️ 🇲🇽 1️⃣ ok', 'Ana 1 ok'],
    ['half \uD83C character', 'half \uFFFD character'],
    ['شركة البهارات · 香料 · කුරුඳු', 'شركة البهارات · 香料 · කුරුඳු'],
    ['© ® ™ 5 # *', '© ® ™ 5 # *'],
    ['\n\n', ''],
  ])('%j becomes one plain line', (typed, plain) => expect(toSingleLine(typed)).toBe(plain));

  test('keeps its paragraphs where they are wanted, each line plain', () => {
    expect(toLines('\r\nHello\r\n\r\nwe need\u0000cloves\n ')).toEqual(['Hello', '', 'we need cloves']);
    expect(toLines(' ')).toEqual(['']);
  });

  test('is shortened between characters, and says so', () => {
    expect(truncate('cinnamon', 8)).toBe('cinnamon');
    expect(truncate('cinnamons', 8)).toBe('cinnamo…');
    expect(truncate('ab😀cd', 4)).toBe('ab…');
  });
});

describe('formatting of WhatsApp', () => {
  test.each([
    ['Name: *Ana*', 'Name: ∗Ana∗'],
    ['Name: _Ana_ ~Ana~ `Ana`', 'Name: ＿Ana＿ ∼Ana∼ ˋAnaˋ'],
    ['Name: ```Ana```', 'Name: ˋˋˋAnaˋˋˋ'],
  ])('%s is shown as it was typed', (line, shown) => expect(escapeWhatsAppMarkup(line)).toBe(shown));

  test.each(['Email: ana_maria_lk@x.com', 'Name: Ana *', '2*3*4 packs', 'Contact number: ~ 20', 'Email: me+lk@x.com'])(
    '%s can’t be formatted and stays',
    (line) => expect(escapeWhatsAppMarkup(line)).toBe(line),
  );
});
