import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureEncodedLength } from '#domain/message/message-text.ts';
import { maxEncodedWhatsAppLength, maxWhatsAppLength } from '#domain/message/whatsapp-limits.ts';
import { formatWhatsAppLink } from '#domain/message/whatsapp-link.ts';
import { composeContactMessage, findContactErrors, type ContactLabels } from './contact-message.ts';

const labels: ContactLabels = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  cutNotice: '(cut)',
};
const form = { name: 'Ana', email: 'ana@example.com', subject: 'Samples', message: 'Do you send samples?' };
const write = (change: Partial<typeof form>) => composeContactMessage({ ...form, ...change }, labels);

describe('contact form validation', () => {
  test('requires every field', () => {
    expect(findContactErrors(form)).toEqual({});
    expect(findContactErrors({ name: ' ', email: '', subject: '\n', message: '' })).toEqual({
      name: 'missing-name',
      email: 'missing-email',
      subject: 'missing-subject',
      message: 'missing-message',
    });
  });

  test('requires a valid email address', () => {
    expect(findContactErrors({ ...form, email: 'ana@example' })).toEqual({ email: 'invalid-email' });
  });
});

describe('a contact message', () => {
  test('names the language of the page where the labels do', () => {
    const spanish = { ...labels, buyerLanguage: 'Language of the buyer: Spanish' };
    const { fullText, introText } = composeContactMessage(form, spanish);
    expect(introText.split('\n').at(-1)).toBe(spanish.buyerLanguage);
    expect(fullText.split('\n').indexOf(spanish.buyerLanguage)).toBe(3);
  });

  test('contains name, email, subject and message', () => {
    const text = 'Name: Ana\nEmail: ana@example.com\nSubject: Samples\n\nMessage: Do you send samples?';
    const introText = 'Name: Ana\nEmail: ana@example.com\nSubject: Samples';
    expect(write({})).toEqual({ fullText: text, whatsAppText: text, introText });
  });

  test('quotes every line of the message, so that none looks like a field', () => {
    const { fullText } = write({ message: 'Hello\r\n\r\nEmail: other@x.com\n' });
    expect(fullText.split('\n').slice(3)).toEqual(['', 'Message:', '> Hello', '>', '> Email: other@x.com']);
  });

  test('has a name of two lines on one line, so that the second does not look like a field', () => {
    const { fullText } = write({ name: 'A\nSubject: x' });
    expect(fullText.split('\n').slice(0, 2)).toEqual(['Name: A Subject: x', 'Email: ana@example.com']);
  });

  test('is truncated to 2,000 characters with a notice, beside the full text', () => {
    const { fullText, whatsAppText } = write({ message: 'cinnamon '.repeat(400), subject: 's'.repeat(500) });
    expect(fullText.length).toBeGreaterThan(4000);
    expect(whatsAppText.length).toBeLessThanOrEqual(2000);
    expect(whatsAppText).toMatch(/ cin\w*…\n\(cut\)$/);
  });

  test('stays within the encoded limit in a script that takes nine characters in a URL', () => {
    const { fullText, whatsAppText } = write({ message: '锡兰肉桂'.repeat(400) });
    expect(fullText.length).toBeLessThan(maxWhatsAppLength);
    expect(measureEncodedLength(whatsAppText)).toBeLessThanOrEqual(maxEncodedWhatsAppLength);
    expect(measureEncodedLength(whatsAppText)).toBeGreaterThan(maxEncodedWhatsAppLength - 20);
    expect(whatsAppText).toMatch(/…\n\(cut\)$/);
  });

  test('accepts lone surrogates and formatting characters', () => {
    expect(write({ message: '*now* \uD83C' }).fullText).toContain('Message: ∗now∗ \uFFFD');
  });

  test('stays within the length limit, keeps its lines and survives URL encoding for any input', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\ud800', '\udc00', '\n', '\u2028', '*a*', '> '),
    );
    const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join('').slice(0, 254));
    const message = fc.oneof(
      text,
      fc.tuple(text, fc.nat(400)).map(([repeated, times]) => `${repeated}\n`.repeat(times).slice(0, 5000)),
    );
    fc.assert(
      fc.property(text, text, text, message, (name, email, subject, typed) => {
        const { fullText, whatsAppText } = write({ name, email, subject, message: typed });
        expect(whatsAppText.length).toBeLessThanOrEqual(maxWhatsAppLength);
        expect(measureEncodedLength(whatsAppText)).toBeLessThanOrEqual(maxEncodedWhatsAppLength);
        for (const written of [fullText, whatsAppText]) {
          expect(written.isWellFormed(), written).toBe(true);
          expect(written.replaceAll('\n', ''), written).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
          const [first, second, third, empty, label, ...quoted] = written.split('\n');
          expect([first, second, third, empty, label].join('\n'), written).toMatch(
            /^Name: .*\nEmail: .*\nSubject: .*\n\nMessage:/,
          );
          expect(
            quoted.filter((line) => !/^(>|\(cut\)$)/.test(line)),
            written,
          ).toEqual([]);
        }
        expect(new URL(formatWhatsAppLink('94912345678', whatsAppText)).searchParams.get('text')).toBe(whatsAppText);
      }),
      { numRuns: 300 },
    );
  });

  test('never truncates the email address, but name and subject where the text is cut', () => {
    const email = `${'a'.repeat(200)}@example.com`;
    const { fullText, introText } = write({ email, name: 'n'.repeat(200), subject: 's'.repeat(200) });
    expect(introText).toBe(`Name: ${'n'.repeat(149)}…\nEmail: ${email}\nSubject: ${'s'.repeat(149)}…`);
    expect(fullText).toContain(`Name: ${'n'.repeat(200)}\n`);
  });
});
