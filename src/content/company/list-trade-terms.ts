import type { Packing } from '#domain/catalogue/packing.ts';
import { getKeys } from '#domain/fields.ts';
import { termLabels } from '#text/company/trade-terms.ts';
import { language } from '#text/site.ts';
import type { Company } from './company-types.ts';

const packingByTerm: Readonly<Partial<Record<keyof Company, Packing>>> = {
  containerLoadOfBales: 'bales',
  containerLoadOfBags: 'bags',
  containerLoadOfDrums: 'drums',
};

interface TradeTerm {
  readonly label: string;
  readonly value: string | undefined;
  readonly packing: Packing | undefined;
}

export function listTradeTerms(facts: Company): readonly TradeTerm[] {
  return getKeys(termLabels).map((term) => {
    const fact = facts[term];
    return {
      label: termLabels[term],
      value: typeof fact === 'object' ? fact[language] : fact,
      packing: packingByTerm[term],
    };
  });
}
