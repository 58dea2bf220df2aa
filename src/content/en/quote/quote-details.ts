export const quoteDetailTexts = {
  text: 'Fill in only what you know. The message leaves out empty fields.',
  company: 'Company',
  destination: 'Destination country',
  port: 'Destination port',
  incoterm: 'Incoterm (2020)',
  incotermNone: 'Not decided yet',
  /** All eleven rules: seven for any way of transport, then four for sea only. */
  incoterms: ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB Colombo', 'CFR', 'CIF'],
  packing: 'Packing',
  packingHint: 'For example 25 kg cartons.',
  sample: 'We would like a sample first',
  sampleValue: 'wanted before the order',
  documents: 'Documents',
  papers: 'Documents for the products in your quote request',
  documentsHint: 'For example certificate of origin, certificate of analysis.',
  note: 'Note',
} as const;
