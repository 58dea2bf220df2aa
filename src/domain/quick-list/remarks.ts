import { unitWords } from './measures.ts';
import { fold } from './tokens.ts';
import { packWords } from './vocabulary.ts';

/** A place in a text, in UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const number = String.raw`\d+(?:[.,]\d+)*`;
/** Not within a word or a number, as in `C4`. */
const own = String.raw`(?<![\p{L}\d.,])`;
const range = String.raw`${number}(?:\s?(?:-|–|—|‑|‒|\/|\bto\b|\ba\b|\bbis\b|\by\b)\s?${number})?`;
const label = String.raw`\s?(?:max\.?|min\.?|n\.?[oº°]?\.?|nro\.?|num\.?|[:#=<>≤≥])?\s?`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.|º)?`;
const month =
  '(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|' +
  'december|ene|abr|ago|set|dic|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|' +
  'januar|februar|marz|mai|juni|juli|oktober|okt|dezember|dez|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|' +
  'novembre|decembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro)';
const season = '(?:crop|harvest|season|vintage|year|cosecha|zafra|campana|ano|recolte|annee|ernte|jahr|safra|colheita)';
const period =
  '(?:days?|weeks?|wks?|months?|years?|yrs?|hours?|dias?|semanas?|meses|mes|anos?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|ans)';
const currency = String.raw`(?:us\$|usd|eur|euros?|gbp|inr|lkr|cny|chf|dollars?|dolares|rs\.?|[$€£₹])`;
const perUnit = String.raw`\s?(?:\/|per|por|pro|je|par)\s?(?:kgs?|kilos?|lbs?|mt|t|tons?|tonne|quilo)(?![\p{L}\d])`;
const price =
  '(?:unit price|price|target|precio|preis|prix|preco|rate|cost|fob|cif|cfr|exw|budget|moisture|humedad|humidity|feuchte|humidade)';
/** An amount follows, so that the number in front belongs to it. */
const noAmount = String.raw`(?![\d]|[.,]\d|\s*[(]?(?:(?:x|×|\*)\s?\d|(?:${unitWords}|${packWords.join('|')})(?![\p{L}\d])))`;

/** Numbers that say something about the goods and are no amount: properties, dates, prices, codes. */
const patterns = [
  String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|https?:\S+|www\.\S+|\+\d[\d\s()-]{6,}\d`,
  String.raw`${own}-?${range}\s?(?:(?:cm|mm|mesh|mallas?|inch(?:es)?|pulgadas?|zoll|polegadas?|microns?|micras?|ppm|percent|pct|prozent|asta|shu|hu|g\/l|gl|counts?)(?![\p{L}\d])|°\s?[cf]\b|°|%|["″]|['’]s\b)`,
  String.raw`\b(?:mesh|mallas?|tamiz|molienda|malha|moisture|humedad|humidity|feuchte|density|densidad|purity|pureza|asta|ash|length|largo|diameter|diametro|count)${label}${range}${noAmount}`,
  String.raw`\b${day}[\s-]?(?:de\s|of\s)?${month}\b\.?(?:[\s-]?(?:de\s)?(?:\d{4}|'?\d\d)\b${noAmount})?`,
  String.raw`\b${month}\b\.?\s?(?:${day}(?:,?\s\d{4})?|\d{4})\b${noAmount}`,
  String.raw`\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([./-])\d{1,2}\1\d{2,4})\b${noAmount}`,
  String.raw`\b${season}\s?(?:of|de|:)?\s?(?:19|20)\d\d(?:[/-]\d{2,4})?\b${noAmount}|\b(?:19|20)\d\d(?:[/-]\d{2,4})?\s${season}\b`,
  String.raw`\b\d+(?:\s?(?:-|–|to|a|bis)\s?\d+)?[\s-]?${period}\b|\b(?:week|wk|kw|semana|semaine|woche)\s?\d{1,2}(?:[/ ]\d{4})?\b${noAmount}|\bq[1-4](?:\s?\d{4})?\b`,
  String.raw`@?\s?${currency}\s?${number}(?:${perUnit})?${noAmount}|${own}@?\s?${own}${number}\s?${currency}(?![\p{L}])(?:${perUnit})?|${own}@?\s?${own}${number}${perUnit}`,
  String.raw`\b${price}\s?(?:of|de|at|:|=)?\s?${number}${noAmount}`,
  String.raw`\b(?:p\.?o\.?|sku|lot|lote|batch|charge|ref|iso|hs|hsn|taric|cas|rfq|haccp|tel|phone|fax|invoice|grado|our no)\b\.?\s?(?:no|nr|n\.?[º°]|number|code)?\s?[.:#-]?\s?\d[\d./-]*(?![\p{L}])${noAmount}`,
  String.raw`\b(?:order|item|pos|line|art|article|pedido|code|codigo|bestellung|commande|contract|offer)\s?(?:no\b|nr\b|n\.?[º°]|#|number|:)\.?:?\s?#?\d[\d./-]*(?![\p{L}])${noAmount}`,
].map(
  (source) =>
    new RegExp(
      source.replaceAll(String.raw`\b`, String.raw`(?:(?<![\p{L}\d])(?=[\p{L}\d])|(?<=[\p{L}\d])(?![\p{L}\d]))`),
      'gu',
    ),
);

/** Where a line has such numbers with what belongs to them. */
export function findRemarks(line: string): Range[] {
  let text = fold(line);
  const found: Range[] = [];
  for (const pattern of patterns) {
    text = text.replaceAll(pattern, (match: string, ...rest: unknown[]) => {
      const start = rest.find((each) => typeof each === 'number') ?? 0;
      found.push({ start, end: start + match.length });
      return '\u0000'.repeat(match.length);
    });
  }
  return found;
}
