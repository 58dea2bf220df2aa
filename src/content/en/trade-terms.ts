import type { Company } from '#content/company/company-facts.ts';

export const tradeTerms = { title: 'Our terms' } as const;

/** The terms of trade that the company has stated in this language. */
export function statedTerms(company: Company) {
  return [
    { label: 'Minimum order', value: company.minimumOrder },
    { label: 'Lead time', value: company.leadTime },
    { label: 'Container load', value: company.containerLoad },
    { label: 'Incoterms (2020)', value: company.incoterms },
    { label: 'Payment', value: company.paymentTerms },
  ] as const;
}
