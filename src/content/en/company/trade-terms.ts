import type { Company } from '#content/company/company-facts.ts';
import type { TradeTerm } from '#content/types.ts';

export const tradeTerms = {
  title: 'Our terms',
  /** In place of the terms of a company that has stated none. */
  none: 'Minimum order, lead time and terms come with the quote.',
} as const;

/** The terms of trade that the company has stated in this language. */
export function statedTerms(company: Company): readonly TradeTerm[] {
  return [
    { label: 'Minimum order', value: company.minimumOrder },
    { label: 'Lead time', value: company.leadTime },
    { label: 'Container load, bales', value: company.containerLoadOfBales, packing: 'bales' },
    { label: 'Container load, bags and cartons', value: company.containerLoadOfBags, packing: 'bags' },
    { label: 'Container load, drums', value: company.containerLoadOfDrums, packing: 'drums' },
    { label: 'Incoterms (2020)', value: company.incoterms },
    { label: 'Payment', value: company.paymentTerms },
  ];
}
