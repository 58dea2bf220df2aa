// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { placeholderCompany as company } from '#tests/support/placeholder-company.ts';
import { TradeTerms } from './trade-terms.tsx';

test('the section shows each term that the company has stated, and only those', () => {
  const html = renderToString(
    <TradeTerms facts={{ ...company, minimumOrder: { en: '25 kg' }, incoterms: 'FOB Colombo' }} />,
  );
  expect(html).toContain('Our terms');
  expect(html).toContain('25 kg');
  expect(html).toContain('FOB Colombo');
  expect(html.match(/<dt/g)).toHaveLength(2);
});

test('the section says where the terms are for a company that has stated none, without a title', () => {
  const html = renderToString(<TradeTerms facts={company} />);
  expect(html).toContain('Minimum order, lead time and terms come with the quote.');
  expect(html).not.toContain('Our terms');
});

test('a product has the container load of its own packing only', () => {
  const stated = {
    ...company,
    containerLoadOfBales: { en: '9 t' },
    containerLoadOfBags: { en: '14 t' },
    containerLoadOfDrums: { en: '80' },
  };
  const listLoads = (id?: 3 | 12 | 13) =>
    [...renderToString(<TradeTerms {...(id && { id })} facts={stated} />).matchAll(/<dd[^>]*>([^<]*)/g)].map(
      ([, load]) => load,
    );
  expect(listLoads(3)).toEqual(['9 t']);
  expect(listLoads(12)).toEqual(['14 t']);
  expect(listLoads(13)).toEqual(['80']);
  expect(listLoads()).toEqual(['9 t', '14 t', '80']);
  expect(renderToString(<TradeTerms id={3} facts={{ ...company, containerLoadOfBags: { en: '14 t' } }} />)).toContain(
    'come with the quote',
  );
});

test('a term that is stated in another language only is left out', () => {
  const facts = { ...company, leadTime: { es: '2 semanas' }, paymentTerms: { en: 'in advance', es: 'por adelantado' } };
  const html = renderToString(<TradeTerms facts={facts} />);
  expect(html).toContain('in advance');
  expect(html.match(/<dt/g)).toHaveLength(1);
});
