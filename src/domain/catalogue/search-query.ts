import { foldText } from '#domain/fold-text.ts';
import { maxQueryLength } from './product-search.ts';

export interface SearchQuery {
  readonly text: string;
  readonly hsCode: string | undefined;
  readonly millimetres: number | undefined;
  readonly hasFineness: boolean;
  readonly hasCutLength: boolean;
}

/** The first four digits of codes of spices (0904 to 0910, without vanilla, 0905), areca nuts and oils. */
const hsPattern = /(?<!\d)(?:0904|0906|0907|0908|0909|0910|0802|3301)(?:[ .]?\d{2}){0,3}(?!\d)/;
const millimetrePattern = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?) ?(?:mm|millimet(?:er|re)s?|milimetros?)\b/;
const finenessPattern =
  /(?<!\d)\d{2,4} ?(?:mesh|mallas?|um|µm|μm|microns?|micras?|micrometres?)\b|\b(?:mesh|malla|tamiz) ?(?:no\.? ?)?\d{2,4}(?!\d)/;
const cutLengthPattern =
  /(?<![\d.,])\d{1,2}(?:[.,]\d)? ?(?:cm|centimet(?:er|re)s?|centimetros?|inch(?:es)?|pulgadas?|")/;
const amountPattern =
  /(?<![\d.,])\d{1,6}(?:[.,]\d{1,3})? ?(?:kgs?|kilos?|tons?|tonnes?|toneladas?|mt|t|lbs?|libras?)\b/;

const fillers = new Set(
  (
    'a an and at by for from i in like me need of or our please pls the to us want we with your ' +
    'al con de del e el en la las lo los me necesito para por quiero queremos se su un una y ' +
    'buy buying buyer bulk export exporter exporters import importer manufacturer manufacturers supplier suppliers vendor ' +
    'wholesale wholesaler order sale sell sri lanka lankan srilanka srilankan pure natural quality grade grades diameter hs code ' +
    'comprar compra exportador exportadores exportacion fabricante granel mayor mayoreo mayorista proveedor proveedores vender ' +
    'venta puro pura calidad grado grados diametro arancel partida codigo'
  ).split(' '),
);

/** `text` is the query without its measures and fillers; a query of nothing but fillers keeps them. */
export function parseSearchQuery(query: string): SearchQuery {
  const folded = foldText(query.slice(0, maxQueryLength)).trim();
  const hs = hsPattern.exec(folded);
  const millimetres = millimetrePattern.exec(folded)?.[1];
  const rest = [hsPattern, millimetrePattern, finenessPattern, cutLengthPattern, amountPattern].reduce(
    (text, pattern) => text.replace(pattern, ' '),
    folded,
  );
  const isMeasured = rest !== folded;
  const words = rest.split(/\s+/).filter((word) => word !== '');
  const named = words.filter((word) => !fillers.has(word));
  return {
    text: (named.length > 0 || isMeasured ? named : words).join(' '),
    hsCode: hs?.[0].replaceAll(/\D/g, ''),
    millimetres: millimetres === undefined ? undefined : Number(millimetres.replace(',', '.')),
    hasFineness: finenessPattern.test(folded),
    hasCutLength: cutLengthPattern.test(folded),
  };
}

export function matchesHsCode(digits: string, heading: string): boolean {
  return heading.startsWith(digits) || digits.startsWith(heading);
}
