// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { statedTerms as spanishTerms } from '#content/es/company/trade-terms.ts';
import { placeholderCompany as company } from '#tests/support/placeholder-company.ts';
import { TradeTerms } from './trade-terms.tsx';

test('shows each term that the company has stated, and only those', () => {
  const html = renderToString(<TradeTerms facts={{ ...company, minimumOrder: '25 kg', incoterms: 'FOB Colombo' }} />);
  expect(html).toContain('Our terms');
  expect(html).toContain('25 kg');
  expect(html).toContain('FOB Colombo');
  expect(html.match(/<dt/g)).toHaveLength(2);
});

test('says where the terms are for a company that has stated none, without a title', () => {
  const html = renderToString(<TradeTerms facts={company} />);
  expect(html).toContain('Minimum order, lead time and terms come with the quote.');
  expect(html).not.toContain('Our terms');
});

test('a product has the container load of its own packing only', () => {
  const stated = { ...company, containerLoadOfBales: '9 t', containerLoadOfBags: '14 t', containerLoadOfDrums: '80' };
  const loads = (id?: 3 | 12 | 13) =>
    [...renderToString(<TradeTerms {...(id && { id })} facts={stated} />).matchAll(/<dd[^>]*>([^<]*)/g)].map(
      ([, load]) => load,
    );
  expect(loads(3)).toEqual(['9 t']);
  expect(loads(12)).toEqual(['14 t']);
  expect(loads(13)).toEqual(['80']);
  expect(loads()).toEqual(['9 t', '14 t', '80']);
  expect(renderToString(<TradeTerms id={3} facts={{ ...company, containerLoadOfBags: '14 t' }} />)).toContain(
    'come with the quote',
  );
});

test('a term that is stated in English only is left out in Spanish', () => {
  const stated = {
    ...company,
    leadTime: '2 weeks',
    paymentTerms: 'in advance',
    paymentTermsInSpanish: 'por adelantado',
  };
  expect(spanishTerms(stated).filter(({ value }) => value !== undefined)).toEqual([
    { label: 'Pago', value: 'por adelantado' },
  ]);
});
