import { describe, expect, test } from 'vitest';
import { buyerLabels, quoteLabels } from '#content/es/quote/quote-message.ts';
import { findFullMailLink, maxMailLinkLength } from '#domain/message/message-mail-link.ts';
import { fitsWhatsAppLink } from '#domain/message/whatsapp-limits.ts';
import { alba } from '#tests/support/items.ts';
import { noDetails } from '#tests/support/no-details.ts';
import { repeatAlba, sampleRequest } from '#tests/support/sample-request.ts';
import { composeBilingualMessage } from './bilingual-message.ts';
import { composeQuoteMessage, type QuoteRequest } from './quote-message.ts';

const write = (change: Partial<QuoteRequest>) =>
  composeBilingualMessage({ ...sampleRequest, ...change }, quoteLabels, buyerLabels);
const writeEnglish = (change: Partial<QuoteRequest>) =>
  composeQuoteMessage({ ...sampleRequest, ...change }, quoteLabels);
const findMailLink = (change: Partial<QuoteRequest>) =>
  findFullMailLink('hello@example.com', { ...write(change), subject: 'Quote request' });

describe('the message of a Spanish buyer', () => {
  test('is in Spanish first and in the specified English below', () => {
    const { fullText, whatsAppText, introText, omittedCount } = write({});
    expect(whatsAppText).toBe(fullText);
    expect(omittedCount).toBe(0);
    expect(fullText.split('\n')).toEqual([
      'Solicitud de cotización CSE-20261120-4F7K',
      'Fecha: 20 de noviembre de 2026',
      '',
      'Nombre: Ana López',
      'Teléfono de contacto: +52 55 0000 0000',
      'Correo: ana+lk@example.com',
      '',
      expect.stringMatching(/^1\. Canela, Alba, cantidad 2, peso por empaque 25 kg, total 50 kg/),
      '2. Especias enteras, Clavo de olor, cantidad 1, peso por empaque 0.5 kg',
      expect.stringMatching(/^Total: 50\.5 kg/),
      '',
      ...writeEnglish({}).fullText.split('\n'),
    ]);
    expect(writeEnglish({}).fullText.split('\n')).toContain('2. Whole Spices, Cloves, quantity 1, pack weight 0.5 kg');
    expect(introText.split('\n')).toEqual(
      expect.arrayContaining(['Correo: ana+lk@example.com', 'Email: ana+lk@example.com']),
    );
  });

  test('says in both languages what was ticked, and leaves what was typed as it is', () => {
    const documents = 'Certificate of analysis, carta propia';
    const { fullText } = write({ details: { ...noDetails, documents, sample: 'wanted before the order' } });
    expect(fullText).toContain('Documentos: Certificado de análisis, carta propia\n');
    expect(fullText).toContain('Documents: Certificate of analysis, carta propia');
    expect(fullText).toContain('Muestra: la queremos antes del pedido\n');
    expect(fullText).toContain('Sample: wanted before the order\n');
  });

  test('leaves out the totals of lines in both languages before it leaves out a language', () => {
    const { fullText, whatsAppText } = write({ items: repeatAlba(14) });
    expect(fitsWhatsAppLink(fullText)).toBe(false);
    expect(whatsAppText).toContain('14. Canela, Alba, cantidad 2, peso por empaque 25 kg\n');
    expect(whatsAppText).toContain('14. Cinnamon, Alba, quantity 2, pack weight 25 kg\n');
  });

  test('is in English below one Spanish line if both do not fit', () => {
    const { fullText, whatsAppText, omittedCount } = write({ items: repeatAlba(24) });
    expect(fullText.match(/^24\. /gm)).toHaveLength(2);
    expect(omittedCount).toBe(0);
    expect(whatsAppText).toBe(`${buyerLabels.tooLong}\n\n${writeEnglish({ items: repeatAlba(24) }).whatsAppText}`);
    expect(fitsWhatsAppLink(whatsAppText)).toBe(true);
  });

  test.each([
    ['60 items', repeatAlba(60)],
    ['200 items', repeatAlba(200)],
    ['40 items with notes in Chinese', Array.from({ length: 40 }, () => ({ ...alba, note: '肉桂'.repeat(60) }))],
  ])('of %s stays within the limits of a link, and counts what does not fit', (_, items) => {
    const { whatsAppText, omittedCount } = write({ items, name: '王芳'.repeat(200) });
    const lines = whatsAppText.split('\n');
    expect(fitsWhatsAppLink(whatsAppText)).toBe(true);
    expect(lines[0]).toBe(buyerLabels.tooLong);
    expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(items.length - omittedCount);
    expect(lines).toContain(`and ${omittedCount} more items`);
  });

  test('goes by email in both languages where both fit into the link', () => {
    expect(findMailLink({})).toContain('Solicitud');
  });

  test('goes by email in English alone where both languages are too long for the link', () => {
    const link = findMailLink({ items: repeatAlba(10) });
    expect(link?.length).toBeLessThanOrEqual(maxMailLinkLength);
    expect(link).toContain('Quote%20request');
    expect(link).not.toContain('Solicitud');
  });

  test('has no link for an email that is too long in English alone', () => {
    expect(findMailLink({ items: repeatAlba(100) })).toBeUndefined();
  });
});

test('without labels of the buyer the message is in one language', () => {
  expect(composeBilingualMessage(sampleRequest, quoteLabels, undefined)).toEqual(writeEnglish({}));
});
