import type { Company } from '#content/company/company-facts.ts';
import type { TradeTerm } from '#content/types.ts';

export const tradeTerms = {
  title: 'Nuestras condiciones',
  /** In place of the terms of a company that has stated none. */
  none: 'El pedido mínimo, el plazo y las condiciones van en la cotización.',
} as const;

/** The terms of trade that the company has stated in this language. */
export function statedTerms(company: Company): readonly TradeTerm[] {
  return [
    { label: 'Pedido mínimo', value: company.minimumOrderInSpanish },
    { label: 'Plazo de entrega', value: company.leadTimeInSpanish },
    { label: 'Contenedor de pacas', value: company.containerLoadOfBalesInSpanish, packing: 'bales' },
    { label: 'Contenedor de sacos y cajas', value: company.containerLoadOfBagsInSpanish, packing: 'bags' },
    { label: 'Contenedor de tambores', value: company.containerLoadOfDrumsInSpanish, packing: 'drums' },
    { label: 'Incoterms (2020)', value: company.incoterms },
    { label: 'Pago', value: company.paymentTermsInSpanish },
  ];
}
