import type { FigureName } from '#content/catalogue/product-text.ts';

/** The labels of the facts that specifications state. */
export const figureLabels: Readonly<Record<FigureName, string>> = {
  botanicalName: 'Botanical name',
  partUsed: 'Part used',
  hsCode: 'HS code',
  casNumber: 'CAS number',
  femaNumber: 'FEMA number',
  form: 'Form',
  pieceLength: 'Piece length',
  featheringsAndChips: 'Featherings and chips',
  maximumDiameter: 'Maximum diameter',
  quillsPerKg: 'Quills per kg',
  foxing: 'Foxing',
  mesh: 'Common mesh',
  bulkDensity: 'Bulk density',
  relativeDensity: 'Relative density at 20 °C',
  nutsPerKgShelled: 'Shelled, nuts per kg',
  nutsPerKgInShell: 'In shell, nuts per kg',
  headlessBuds: 'Headless buds',
  moisture: 'Moisture',
  volatileOil: 'Volatile oil',
  eugenol: 'Eugenol',
  piperine: 'Piperine',
  curcumin: 'Curcumin',
  totalAsh: 'Total ash, unbleached',
  heat: 'Heat (SHU)',
  colour: 'Colour (ASTA)',
  dryYield: 'Yield of dry pepper',
  growingCountry: 'Growing country',
  season: 'Season',
  supply: 'Supply',
  packing: 'Usual packing',
  storage: 'Storage',
  tests: 'Usual tests',
  orderUnit: 'Order unit',
};

/** A value that states nothing yet. */
export const openValuePattern = /^(by|agreed) /i;
