export const quoteDetailTexts = {
  text: 'Complete lo que sepa. Los campos vacíos no aparecen en el mensaje.',
  company: 'Empresa',
  destination: 'País de destino',
  port: 'Puerto de destino',
  incoterm: 'Incoterm (2020)',
  incotermNone: 'Aún sin decidir',
  /** All eleven rules: seven for any way of transport, then four for sea only. */
  incoterms: ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB Colombo', 'CFR', 'CIF'],
  packing: 'Empaque',
  packingHint: 'Por ejemplo, cajas de 25 kg.',
  sample: 'Queremos primero una muestra',
  /** Part of the message to the company: it stays in English. */
  sampleValue: 'wanted before the order',
  documents: 'Documentos',
  papers: 'Documentos para los productos de su solicitud',
  documentsHint: 'Por ejemplo, certificado de origen, certificado de análisis.',
  note: 'Nota',
} as const;
