export const tradeTermsTexts = {
  title: 'Our terms',
  /** The sentence of a company that has stated no terms. */
  none: 'Minimum order, lead time and terms come with the quote.',
} as const;

/** Labels of what the owner states in `company.ts`. */
export const termLabels = {
  minimumOrder: 'Minimum order',
  leadTime: 'Lead time',
  containerLoadOfBales: 'Container load, bales',
  containerLoadOfBags: 'Container load, bags and cartons',
  containerLoadOfDrums: 'Container load, drums',
  incoterms: 'Incoterms (2020)',
  paymentTerms: 'Payment',
} as const;
