import { findMeasure } from './measures.ts';
import { fold, tokensOf } from './tokens.ts';
import { packWords } from './vocabulary.ts';

/** What a column holds. `weight` is one pack's; `amount` a weight that may be one pack's or the total; `other` is not read. */
export type ColumnRole =
  'name' | 'part' | 'packs' | 'weight' | 'quantity' | 'total' | 'amount' | 'unit' | 'note' | 'property' | 'other';

export interface Column {
  readonly role: ColumnRole | undefined;
  readonly title: string;
  /** The unit in its title: `Pack weight (kg)`. */
  readonly unit: string | undefined;
}

const pack = `(?:${packWords.join('|')}|bultos|sacas|verpackung|verpackungseinheit|ve)`;
const weight =
  '(?:weight|wt|size|peso|tamano|gewicht|poids|grosse|content|contents|contenido|inhalt|contenu|große|kgs?|kilos?|lbs?|libras|net|neto)';
const quantity =
  "(?:quantity|quantities|quantite|qty|q['’]?ty|qnty|qtty|quan|cantidad|cant|menge|quantidade|qtd|qtde|qte|requirement|required|needed)";

/** The words of titles in English, Spanish, French, German and Portuguese, without what is in brackets; the first that fits counts. */
const titles = {
  note: String.raw`notes?|details?|remarks?|comments?|notas?|detalles?|observacion(?:es)?|specs?|specifications?|
    especificacion(?:es)?|bemerkung(?:en)?|remarques?|observac(?:ao|oes)|observa(?:cao|coes)|anmerkung(?:en)?|
    packaging type|pack type|type of pack\w*`,
  other: String.raw`.*(?:price|\brate\b|\bcost|\bvalue\b|\bamount\b|usd|\beur\b|\binr\b|\blkr\b|[$€£]|precio|\bcosto|\bcoste|
    importe|\bvalor\b|\bprix\b|montant|preis|betrag|\bwert\b|kosten|\bpreco|\bcusto|\bfob\b|\bcif\b|\bcfr\b|/ ?kg$|
    \bper kg|\bpor kilo|\bpor kg|\bpro kg).*|.*(?:date|fecha|datum|\bdata\b|code|codigo|\bsku\b|\bhs\b|\bref\b|
    reference|referencia|\blot\b|\blote\b|batch|delivery|entrega|shipment|embarque|\beta\b|\betd\b|\bport\b|puerto|
    status|incoterm|\bmarca\b|brand|customer|cliente|order no|po no|gross|bruto|brutto).*|(?:no|nr|nº|n[°º]|#|s ?/ ?n|s ?no|sl|sl no|
    sr|sr no|pos|position|posicion|line|line no|item no|art no|numero|lfd nr|lp)\.?`,
  property: String.raw`(?:.*(?:mesh|malla|crop|harvest|cosecha|ernte|safra|moisture|humedad|feuchte|humidite|umidade|length|largo|
    longitud|lange|longueur|diameter|diametro|durchmesser|origin|origen|herkunft|origine|origem|density|count|cut|
    corte|quality|calidad|qualitat|qualite|qualidade|colou?r).*|size|tamano|grosse)`,
  weight: String.raw`(?!.*(?:total|gross|bruto|brutto))(?:.*\b${pack}\b.*\b${weight}\b.*|.*\b${weight}\b ?(?:per|por|pro|par|je|/|
    each|cada|a|of|by) ?(?:${pack}|unit|unidad|einheit)\b.*|unit weight|peso unitario|weight each|(?:pack|packing|
    packaging|packung|empaque|envase|embalaje|emballage|conditionnement|verpackung|embalagem|packed in)|(?:gebinde|
    sack|karton|pack|packungs)-?(?:gewicht|gro(?:ß|ss)e|inhalt))`,
  packs: String.raw`(?:(?:no|nos|number|nr|numero|n[º°]|anzahl|nombre|#|${quantity}|count|total)\.? ?(?:of|de|der|in|-|
    /)? ?)?${pack}|anzahl`,
  total: String.raw`(?:total|gesamt|required|order(?:ed)?)[ -]?(?:weight|wt|kgs?|kilos?|tons?|tonnes|mt|peso|gewicht|poids|gewicht)|
    (?:weight|kgs?|kilos|peso|poids) (?:total|required)|gesamtgewicht|gesamtmenge|tonnage`,
  amount: String.raw`.*\b(?:total|net|gross|neto|bruto|netto|brutto|nettogewicht|bruttogewicht|liquido|volume|volumen)\b.*|
    (?:${weight}|tons?|tonnes|toneladas|litros|litres|liters|mt)`,
  quantity: String.raw`(?:order |ordered |your |our |required |req )?${quantity}(?: (?:ordered|required|needed|requested|solicitada|
    pedida|order))?(?: (?:in|en))?`,
  unit: String.raw`(?:.* )?(?:unit|units|uom)|u ?/ ?m|unit of .*|measure|unidad|unidades|einheit|me|unite|unidade|medida|und`,
  part: String.raw`(?:product )?categor(?:y|ia|ie)|kategorie|grade|grado|grad|variety|variedad|type|tipo|form|forma|qualite`,
  name: String.raw`(?:.*\b(?:products?|productos?|produits?|produtos?|produkte?|artikel|artikelbezeichnung|description|descripcion|
    descricao|bezeichnung|designation|spices?|especias?|especiarias?|epices?|gewurze?|ware|goods|mercaderia|
    mercancia|mercadoria|commodity|material|articles?|articulos?|artigo)\b.*|item|items|name|nombre|nome|nom|
    item name)`,
} as const satisfies Partial<Record<ColumnRole, string>>;
const patterns = Object.entries(titles).map(([role, source]) => {
  return [role as ColumnRole, new RegExp(`^(?:${source.replaceAll(/\n\s+/g, '')})$`, 'u')] as const;
});

/** Reads a row as the titles of a table; undefined if it has none of a product and of an amount. */
export function parseTitles(cells: readonly string[]): Column[] | undefined {
  // Of numbers, a title may have a year.
  const isValue = (cell: string) => cell.length > 40 || /\d/.test(cell.replaceAll(/\b(?:19|20)\d\d\b/g, ''));
  if (cells.length < 2 || cells.some(isValue)) return undefined;
  const columns = cells.map(toColumn);
  const roles = new Set(columns.map(({ role }) => role));
  const hasName = roles.has('name') || roles.has('part');
  const hasAmount = (['packs', 'weight', 'quantity', 'total', 'amount'] as const).some((role) => roles.has(role));
  return hasName && hasAmount ? withOneName(columns) : undefined;
}

function toColumn(cell: string): Column {
  const text = fold(cell).replaceAll(/[\d_]+/g, ' ');
  const units = tokensOf(text).filter(({ kind, text: word }) => kind === 'word' && findMeasure(word));
  const unit = units.at(-1)?.text;
  const inner = /\(([^()]*)\)/.exec(text)?.[1]?.trim() ?? '';
  const plain = text
    .replaceAll(/\([^()]*\)|[:.*]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // The unit of `Quantity in kg` and `Qty MT` is no word of the title; that of `Kg per bag` is.
  const short = plain
    .replace(/(?:\b(?:in|en)\b)?[ -]?\b(\S+)$/, (all, word: string) => (findMeasure(word) ? '' : all))
    .trim();
  const role = roleOf(plain, inner) ?? roleOf(short === '' ? plain : short, inner);
  const isCounted = role === 'quantity' && new RegExp(`^(?:in )?${pack}$`).test(inner);
  const title = cell.trim();
  if (isCounted) return { role: 'packs', title, unit: undefined };
  return { role: role === 'quantity' && unit !== undefined ? 'total' : role, title, unit };
}

function roleOf(title: string, inner: string): ColumnRole | undefined {
  // `FOB (USD/kg)` is a price, `Weight (per bag)` one of a pack.
  const whole = `${title} ${inner}`.trim();
  return patterns.find(
    ([role, pattern]) => pattern.test(title) || ((role === 'other' || role === 'weight') && pattern.test(whole)),
  )?.[0];
}

/** Of several names the description counts: the item is its number then. */
function withOneName(columns: readonly Column[]): Column[] {
  const isWeak = ({ role, title }: Column) => role === 'name' && /^(?:items?|name|nombre|nome|nom)$/i.test(title);
  const strong = columns.find((column) => column.role === 'name' && !isWeak(column)) ?? columns.find(isWeak);
  return columns.map((column) =>
    column.role === 'name' && column !== strong ? { ...column, role: 'other' as const } : column,
  );
}
