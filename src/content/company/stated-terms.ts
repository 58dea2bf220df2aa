import type { Packing } from '#domain/catalogue/packing.ts';
import { termLabels as labels } from '#text/company/trade-terms.ts';
import { language } from '#text/site.ts';
import type { Company } from './company-facts.ts';

interface TradeTerm {
  readonly label: string;
  /** Undefined where the company has not stated it in this language. */
  readonly value: string | undefined;
  /** Of the products that it concerns, if not of all. */
  readonly packing?: Packing;
}

export function statedTerms(facts: Company): readonly TradeTerm[] {
  return [
    { label: labels.minimumOrder, value: facts.minimumOrder?.[language] },
    { label: labels.leadTime, value: facts.leadTime?.[language] },
    { label: labels.containerLoadOfBales, value: facts.containerLoadOfBales?.[language], packing: 'bales' },
    { label: labels.containerLoadOfBags, value: facts.containerLoadOfBags?.[language], packing: 'bags' },
    { label: labels.containerLoadOfDrums, value: facts.containerLoadOfDrums?.[language], packing: 'drums' },
    { label: labels.incoterms, value: facts.incoterms },
    { label: labels.paymentTerms, value: facts.paymentTerms?.[language] },
  ];
}
