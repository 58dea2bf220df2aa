import type { FigureName } from '#content/catalogue/product-text.ts';

/** The labels of the facts that specifications state. */
export const figureLabels: Readonly<Record<FigureName, string>> = {
  botanicalName: 'Nombre botánico',
  partUsed: 'Parte usada',
  hsCode: 'Subpartida arancelaria',
  casNumber: 'Número CAS',
  femaNumber: 'Número FEMA',
  form: 'Presentación',
  pieceLength: 'Largo de los trozos',
  featheringsAndChips: 'Virutas y astillas',
  maximumDiameter: 'Diámetro máximo',
  quillsPerKg: 'Rajas por kg',
  foxing: 'Manchas (foxing)',
  mesh: 'Malla habitual',
  bulkDensity: 'Densidad aparente',
  relativeDensity: 'Densidad relativa a 20 °C',
  nutsPerKgShelled: 'Nueces por kg, sin cáscara',
  nutsPerKgInShell: 'Nueces por kg, con cáscara',
  headlessBuds: 'Clavos sin cabeza',
  moisture: 'Humedad',
  volatileOil: 'Aceite volátil',
  eugenol: 'Eugenol',
  piperine: 'Piperina',
  curcumin: 'Curcumina',
  totalAsh: 'Cenizas totales, sin blanquear',
  heat: 'Picor (SHU)',
  colour: 'Color (ASTA)',
  dryYield: 'Rendimiento en pimienta seca',
  growingCountry: 'País de cultivo',
  season: 'Temporada',
  supply: 'Suministro',
  packing: 'Empaque habitual',
  storage: 'Almacenaje',
  tests: 'Análisis usuales',
  orderUnit: 'Unidad de pedido',
};

/** A value that states nothing yet. */
export const openValuePattern = /^(a convenir|por acuerdo|se acuerda)\b/i;
