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

/** Words of packs in the plural: most end in `s`, German ones in `en`, and `Säcke` has lost its accent here. */
const pluralPack = /(?:s|en|sacke)$/;

function toConcept(word: string): Concept {
  const wordClass = findWordClass(word);
  if (wordClass === 'pack') return conceptsByWord.get(word) ?? (pluralPack.test(word) ? 'packs' : 'pack');
  return conceptsByWord.get(word) ?? (wordClass && conceptsByClass[wordClass]) ?? 'unknown';
}

type HasConcept = (...wanted: readonly Concept[]) => boolean;

/** The first rule that fits decides. The comment above a rule names titles that it fits. */
function findRole(titleConcepts: readonly Concept[]): ColumnRole | undefined {
  const has: HasConcept = (...wanted) => wanted.some((concept) => titleConcepts.includes(concept));
  const isOfPack = has('pack', 'packs', 'packing');
  // Price per kg
  if (has('price') || (has('per') && has('unitWord') && !isOfPack)) return 'other';
  // Remarks, Pack type
  if (has('note') || (isOfPack && has('namePart'))) return 'note';
  // Moisture, Size
  if (has('property') || (has('size') && !isOfPack && !has('unknown'))) return 'property';
  // HS code, Item no
  if (has('code') || (has('number') && has('order', 'name', 'weakName'))) return 'other';
  // Grade
  if (has('namePart')) return 'namePart';
  // Spice
  if (has('name')) return 'name';
  // A title with an unknown word never gets the role of an amount.
  return has('unknown') ? undefined : findAmountRole(has, isOfPack);
}

/** Reads the titles of amounts and of their units. Returns undefined if a title may mean several (`Order`). */
function findAmountRole(has: HasConcept, isOfPack: boolean): ColumnRole | undefined {
  const isWeight = has('weight', 'unitWord');
  const isPackWeight = isWeight || (isOfPack && has('size', 'per'));
  // Bags ordered
  if (isOfPack && has('total', 'quantity', 'order', 'number', 'count')) return isPackWeight ? undefined : 'packCount';
  // Total
  if (has('total') && !isWeight) return has('quantity') ? undefined : 'other';
  // Unit of measure
  if (has('unit') && !isPackWeight) return 'unit';
  // Bag size, Packing
  if (isOfPack && (isPackWeight || has('packing'))) return 'packWeight';
  // Bags
  if (isOfPack) return has('packs') ? 'packCount' : undefined;
  // Total weight, Order (kg)
  if (has('total', 'quantity', 'order') && isWeight) return 'total';
  // Qty
  if (has('quantity')) return 'quantity';
  // Order
  if (has('order')) return undefined;
  // Unit weight
  if (has('unit', 'per')) return has('weight') ? 'packWeight' : undefined;
  // Weight, Kg
  if (isWeight) return 'ambiguousWeight';
  // Count
  if (has('count')) return 'packCount';
  // No
  if (has('number')) return 'other';
  // Item
  return has('weakName') ? 'name' : undefined;
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
