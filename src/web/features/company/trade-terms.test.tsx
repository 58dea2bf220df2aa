import { expect, test } from 'vitest';
import { placeholderCompany as company } from '#tests/support/placeholder-company.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { render } from '#tests/unit/support/render.tsx';
import { TradeTerms } from './trade-terms.tsx';

const termsComeWithTheQuote = 'come with the quote';
const loads = {
  ...company,
  containerLoadOfBales: { en: '9 t' },
  containerLoadOfBags: { en: '14 t' },
  containerLoadOfDrums: { en: '80' },
};

function listTerms(section: HTMLElement): (string | null)[] {
  return [...section.querySelectorAll('dd')].map(({ textContent }) => textContent);
}

test('the section shows each term that the company has stated, below its title', () => {
  const section = render(
    <TradeTerms facts={{ ...company, minimumOrder: { en: '25 kg' }, incoterms: 'FOB Colombo' }} />,
  );
  expect(section.textContent).toContain('Our terms');
  expect(listTerms(section)).toEqual(['25 kg', 'FOB Colombo']);
});

test('the section of a company that has stated no terms says where they are, without a title', () => {
  const section = render(<TradeTerms facts={company} />);
  expect(section.textContent).toContain(`Minimum order, lead time and terms ${termsComeWithTheQuote}.`);
  expect(section.textContent).not.toContain('Our terms');
});

test.each([
  ['bales', idsByName.h1, '9 t'],
  ['bags', idsByName.alba, '14 t'],
  ['drums', idsByName.leafOil, '80'],
] as const)('a product in %s has the container load of its own packing only', (_, id, load) => {
  expect(listTerms(render(<TradeTerms id={id} facts={loads} />))).toEqual([load]);
});

test('a product without the container load of its packing has no terms', () => {
  const section = render(<TradeTerms id={idsByName.h1} facts={{ ...company, containerLoadOfBags: { en: '14 t' } }} />);
  expect(section.textContent).toContain(termsComeWithTheQuote);
});

test('the section without a product has the container loads of all packings', () => {
  expect(listTerms(render(<TradeTerms facts={loads} />))).toEqual(['9 t', '14 t', '80']);
});

test('a term that is stated in another language only is left out', () => {
  const facts = { ...company, leadTime: { es: '2 semanas' }, paymentTerms: { en: 'in advance', es: 'por adelantado' } };
  expect(listTerms(render(<TradeTerms facts={facts} />))).toEqual(['in advance']);
});
