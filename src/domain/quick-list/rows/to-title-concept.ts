import { getEntries } from '#domain/fields.ts';
import { findWordClass, type WordClass } from '#domain/quick-list/words/vocabulary.ts';

/** `packs` is a plural (`Bags`), `pack` a singular; `unit` is a unit such as kg, `unitTitle` a title such as `Unit`. */
export type TitleConcept = keyof typeof concepts | 'pack' | 'packs' | 'unit' | 'unknown';

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
  unitTitle: 'unit units uom um u m unidad unidades unid einheit me unite unidade medida measure unitario',
  per: 'per por pro par je / each cada',
  nothing: "of de der la el in en im the for von und ty a our your ' ’ ( ) . : - * ° º , i",
} as const;
const conceptsByWord = new Map(
  getEntries(concepts).flatMap(([name, list]) => list.split(/\s+/).map((word): [string, TitleConcept] => [word, name])),
);
const conceptsByClass: Readonly<Partial<Record<WordClass, TitleConcept>>> = {
  unit: 'unit',
  each: 'per',
  currency: 'price',
  property: 'property',
};

/** Words of packs in the plural: most end in `s`, German ones in `en`, and `Säcke` has lost its accent here. */
const pluralPack = /(?:s|en|sacke)$/;

export function toTitleConcept(word: string): TitleConcept {
  const wordClass = findWordClass(word);
  if (wordClass === 'pack') return conceptsByWord.get(word) ?? (pluralPack.test(word) ? 'packs' : 'pack');
  return conceptsByWord.get(word) ?? (wordClass && conceptsByClass[wordClass]) ?? 'unknown';
}
