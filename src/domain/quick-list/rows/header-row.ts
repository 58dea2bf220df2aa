import { getEntries } from '#domain/fields.ts';
import { foldText } from '#domain/fold-text.ts';
import { tokenize } from '#domain/quick-list/words/tokenize.ts';
import { findWordClass, type WordClass } from '#domain/quick-list/words/vocabulary.ts';

/**
 * What a column holds. An `ambiguousWeight` may be one pack's or the total; a `quantity` is a number of packs or, with
 * a unit, the total; `other` is not read. A column has no role if its title is not understood.
 */
export type ColumnRole =
  | 'name'
  | 'namePart'
  | 'packCount'
  | 'packWeight'
  | 'quantity'
  | 'total'
  | 'ambiguousWeight'
  | 'unit'
  | 'note'
  | 'property'
  | 'other';

export const amountColumnRoles: readonly ColumnRole[] = [
  'packCount',
  'packWeight',
  'quantity',
  'total',
  'ambiguousWeight',
];

export interface ColumnHeader {
  readonly role: ColumnRole | undefined;
  readonly title: string;
  readonly unit: string | undefined;
}

/** `packs` is a plural (`Bags`), `pack` a singular; `unitWord` is a unit such as kg, `unit` a title such as `Unit`. */
type Concept = keyof typeof concepts | 'pack' | 'packs' | 'unitWord' | 'unknown';

/** Words of titles by what they say. Columns of `code` and `price`, gross weights among them, are not read. */
const concepts = {
  name: `product products producto productos produit produits produto produtos produkt produkte artikel
    artikelbezeichnung article articles articulo articulos artigo artigos description descripcion descricao
    bezeichnung designation spice spices especia especias especiaria especiarias epice epices gewurz gewurze ware
    goods mercancia mercaderia mercadoria commodity material particulars`,
  weakName: 'item items name nombre nome nom',
  namePart: 'category categoria categorie kategorie grade grado grad variety variedad type tipo form forma',
  code: `code codigo sku hs hsn ref reference referencia lot lote batch pos position posicion line sl sr s art po date
    fecha datum data delivery entrega shipment embarque eta etd port puerto status incoterm brand marca customer
    cliente lfd lp week year`,
  price: `pu price rate cost value amount usd eur gbp inr lkr $ € £ precio costo coste importe valor prix montant
    preis betrag wert kosten preco custo fob cif cfr exw budget gross bruto brutto bruttogewicht`,
  property: `mesh malla crop harvest cosecha ernte safra moisture humedad feuchte humidite umidade length largo
    longitud lange longueur diameter diametro durchmesser origin origen herkunft origine origem density cut corte
    quality calidad qualitat qualite qualidade colour color`,
  note: `note notes detail details remark remarks comment comments nota notas detalle detalles observacion
    observaciones spec specs specification specifications especificacion especificaciones bemerkung bemerkungen
    remarque remarques observacao observacoes anmerkung anmerkungen`,
  packing: `pack package packing packaging packung presentacion empaque envase embalaje emballage conditionnement
    verpackung embalagem packed gebinde gebindegroße gebindegrosse gebindegewicht sackgewicht packungsgroße packgroße`,
  weight: 'weight wt peso gewicht poids net neto netto nettogewicht content contents contenido inhalt contenu',
  size: 'size tamano große grosse',
  quantity: `quantity quantities quantite qty q qnty qtty cantidad cant menge quantidade qtd qtde qte requirement
    required needed requested gesamtgewicht gesamtmenge tonnage`,
  order: 'order ordered',
  number: 'no nos nr nº n # number numero',
  count: 'anzahl count antal',
  total: 'total gesamt',
  unit: 'unit units uom um u m unidad unidades unid einheit me unite unidade medida measure unitario',
  per: 'per por pro par je / each cada',
  nothing: "of de der la el in en im the for von und ty a our your ' ’ ( ) . : - * ° º , i",
} as const;
const conceptsByWord = new Map(
  getEntries(concepts).flatMap(([name, list]) => list.split(/\s+/).map((word): [string, Concept] => [word, name])),
);
const conceptsByClass: Readonly<Partial<Record<WordClass, Concept>>> = {
  unit: 'unitWord',
  each: 'per',
  currency: 'price',
  property: 'property',
};

export function parseHeaderRow(cells: readonly string[]): ColumnHeader[] | undefined {
  // The only number that a title may have is a year.
  const isValue = (cell: string) => cell.length > 40 || /\d/.test(cell.replaceAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g, ''));
  if (cells.length < 2 || cells.some(isValue)) return undefined;
  const columns = cells.map(toColumn);
  const roles = new Set(columns.map(({ role }) => role));
  const hasName = roles.has('name') || roles.has('namePart');
  const hasAmount = amountColumnRoles.some((role) => roles.has(role));
  return hasName && hasAmount ? keepClearestName(columns) : undefined;
}

function toColumn(cell: string): ColumnHeader {
  const words = tokenize(cell.replaceAll('_', ' '))
    .filter(({ tokenType }) => tokenType !== 'number')
    .map(({ text }) => text);
  const unit = words.findLast((word) => findWordClass(word) === 'unit');
  const role = findRole(words.map(toConcept));
  return { role, title: cell.trim(), unit };
}

function toConcept(word: string): Concept {
  const wordClass = findWordClass(word);
  if (wordClass === 'pack') return conceptsByWord.get(word) ?? (/(?:s|en|sacke)$/.test(word) ? 'packs' : 'pack');
  return conceptsByWord.get(word) ?? (wordClass && conceptsByClass[wordClass]) ?? 'unknown';
}

/**
 * The first rule that fits decides; the comments are examples of titles. A title with an unknown word never gets the
 * role of an amount.
 */
function findRole(words: readonly Concept[]): ColumnRole | undefined {
  const has = (...wanted: readonly Concept[]) => wanted.some((concept) => words.includes(concept));
  const isOfPack = has('pack', 'packs', 'packing');
  const isWeight = has('weight', 'unitWord');
  const isPackWeight = isWeight || (isOfPack && has('size', 'per'));
  if (has('price') || (has('per') && has('unitWord') && !isOfPack)) return 'other'; // Price per kg
  if (has('note') || (isOfPack && has('namePart'))) return 'note'; // Remarks, Pack type
  if (has('property') || (has('size') && !isOfPack && !has('unknown'))) return 'property'; // Moisture, Size
  if (has('code') || (has('number') && has('order', 'name', 'weakName'))) return 'other'; // HS code, Item no
  if (has('namePart')) return 'namePart'; // Grade
  if (has('name')) return 'name'; // Spice
  if (has('unknown')) return undefined;
  // Bags ordered
  if (isOfPack && has('total', 'quantity', 'order', 'number', 'count')) return isPackWeight ? undefined : 'packCount';
  if (has('total') && !isWeight) return has('quantity') ? undefined : 'other'; // Total
  if (has('unit') && !isPackWeight) return 'unit'; // Unit of measure
  // Bag size; Bags
  if (isOfPack) return isPackWeight || has('packing') ? 'packWeight' : has('packs') ? 'packCount' : undefined;
  if (has('total', 'quantity', 'order') && isWeight) return 'total'; // Total weight, Order (kg)
  if (has('quantity')) return 'quantity'; // Qty
  if (has('order')) return undefined; // Order
  if (has('unit', 'per')) return has('weight') ? 'packWeight' : undefined; // Unit weight
  if (isWeight) return 'ambiguousWeight'; // Weight, Kg
  if (has('count')) return 'packCount'; // Count
  if (has('number')) return 'other'; // No
  return has('weakName') ? 'name' : undefined; // Item
}

/** A column `Item` holds the names only if no clearer title does: it may hold the numbers of the rows. */
function keepClearestName(columns: readonly ColumnHeader[]): ColumnHeader[] {
  const isWeak = ({ role, title }: ColumnHeader) =>
    role === 'name' && conceptsByWord.get(foldText(title)) === 'weakName';
  const clearest = columns.find((column) => column.role === 'name' && !isWeak(column)) ?? columns.find(isWeak);
  return columns.map((column) =>
    column.role === 'name' && column !== clearest ? { ...column, role: 'other' as const } : column,
  );
}
