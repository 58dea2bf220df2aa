import type { Company } from '#content/company/company-facts.ts';

export const tradeTerms = { title: 'Nuestras condiciones' } as const;

/** The terms of trade that the company has stated in this language. */
export function statedTerms(company: Company) {
  return [
    { label: 'Pedido mínimo', value: company.minimumOrderInSpanish },
    { label: 'Plazo de entrega', value: company.leadTimeInSpanish },
    { label: 'Carga por contenedor', value: company.containerLoadInSpanish },
    { label: 'Incoterms (2020)', value: company.incoterms },
    { label: 'Pago', value: company.paymentTermsInSpanish },
  ] as const;
}
