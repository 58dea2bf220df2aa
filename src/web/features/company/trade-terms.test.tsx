// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { statedTerms as spanishTerms } from '#content/es/trade-terms.ts';
import { placeholderCompany as company } from '#tests/support/placeholder-company.ts';
import { TradeTerms } from './trade-terms.tsx';

test('shows each term that the company has stated, and only those', () => {
  const html = renderToString(<TradeTerms facts={{ ...company, minimumOrder: '25 kg', incoterms: 'FOB Colombo' }} />);
  expect(html).toContain('Our terms');
  expect(html).toContain('25 kg');
  expect(html).toContain('FOB Colombo');
  expect(html.match(/<dt/g)).toHaveLength(2);
});

test('shows nothing, not even its title, for a company that has stated none', () => {
  expect(renderToString(<TradeTerms facts={company} />)).toBe('');
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
