export const tradeTermsTexts = {
  title: 'Nuestras condiciones',
  /** The sentence of a company that has stated no terms. */
  none: 'El pedido mínimo, el plazo y las condiciones van en la cotización.',
} as const;

/** Labels of what the owner states in `company.ts`. */
export const termLabels = {
  minimumOrder: 'Pedido mínimo',
  leadTime: 'Plazo de entrega',
  containerLoadOfBales: 'Contenedor de pacas',
  containerLoadOfBags: 'Contenedor de sacos y cajas',
  containerLoadOfDrums: 'Contenedor de tambores',
  incoterms: 'Incoterms (2020)',
  paymentTerms: 'Pago',
} as const;
