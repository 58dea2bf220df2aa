import { getEntries } from '#domain/fields.ts';
import { cellEnd } from './cell-end.ts';
import { unitWords } from './weights.ts';

/** Classes of signs, and of words in English, Spanish, French, German and Portuguese, in lower case without accents. */
export const wordClasses = {
  pack: `bag bags bale bales bottle bottles box boxes cans carton cartons case cases ctn ctns drum drums pack packs
    package packages pail pails pc pcs piece pieces sack sacks tin tins pkg pkgs bucket buckets jar jars jerrycan
    jerrycans canister canisters bidon bidones bolsa bolsas botella botellas bulto bultos caja cajas fardo fardos lata
    latas paca pacas paquete paquetes costal costales empaque empaques envase envases saco sacos tambor tambores sac
    sacs boite boites colis fut futs ballot ballots bouteille bouteilles sacke sacken beutel karton kartons kiste
    kisten ballen fass fasser gebinde packung packungen flasche flaschen dose dosen eimer kanister saca sacas caixa
    caixas pacote pacotes garrafa garrafas balde baldes`,
  times: 'x × * ✕',
  /** Joins an amount to what it is of: `10 bags of 25 kg`, `a total of 250 kg`. */
  of: 'of de du des da do von zu con with mit avec com a @ holding containing',
  in: 'in en im em',
  total: 'total subtotal sum suma summe totally altogether gesamt insgesamt',
  each: 'each cada c/u chacun jeweils je ea apiece',
  per: 'per por par pro /',
  equals: '=',
  quantity: 'qty quantity cantidad menge quantite quantidade anzahl',
  cell: cellEnd,
  /** Courtesy, materials of packs and small words, which say nothing of product and amount. */
  filler: `~ grand are looking interested buy purchase best could can you your team all an at for i like me need
    needed our ordering please pls quote quotation send thanks thank the us want we would packed packing packaging pp
    jute gunny kraft paper poly woven multiwall vacuum plastic cardboard wooden ca about approx approximately dear sir
    sirs madam hello hi good morning regards kindly also weight metric el la las los para favor necesito necesitamos
    queremos quiero solicito cotizar cotizacion peso yute papel hola buenos estimados gracias saludos bitte wir
    brauchen benotigen hallo danke fur der die das dem guten nous voulons besoin bonjour merci veuillez pour
    precisamos bom obrigado os as aprox environ stuck delivery delivered lead time entrega del lieferung livraison le
    dated due ship shipment required requirement is`,
  /** Words that describe goods, but never make other goods of them: `organic`, `dried`. */
  neutral: `organic organico organica organicos organicas ecologico ecologica biologique bio kba premium new quality
    calidad qualite qualitat qualidade export origin origen ceylon ceilan sri lanka lankan fairtrade certified
    certificado certificada sterilized sterilised steam treated net neto netto conventional konventionell cleaned
    sifted washed dried dry cut asap urgent`,
  /** Explains the number that follows: a code, a price, a property. */
  label: `tamiz molienda malha moisture humedad humidity feuchte humidade humidite density densidad purity ash length
    largo crop harvest season vintage cosecha zafra campana recolte ernte safra colheita iso hs hsn taric cas rfq
    haccp po p.o sku lot lote batch charge ref reference referencia tel phone fax whatsapp mobile invoice item pos
    pedido bestellung commande contract offer code codigo wk kw semaine q1 q2 q3 q4 fob cif cfr exw fca dap ddp target
    precio preis prix preco rate cost price budget incoterms order`,
  currency: 'usd eur euro euros gbp inr lkr cny chf dollar dollars dolares rs $ € £ ₹',
  /** Explains the number before it: `8 cm`. */
  property: `°c °f 's ’s cm mm inch inches pulgada pulgadas zoll polegada polegadas micron microns micras ppm percent
    pct % ° ″ asta shu hu g/l gl mesh mallas malla count counts day days week weeks wks month months year years yrs
    hours dias dia semana semanas mes meses ano anos tag tage tagen woche wochen monat monate monaten jours semaines
    mois ans`,
  /** May continue the amount before it, as in `25 kg and a half`. */
  and: 'y and und et e',
  /** Words that change no amount before a date (`by 3 May`), but do so before an amount (`up to 20 kg`). */
  until: 'to by from before until till within antes hasta bis avant ate',
  month: `jan feb apr jun jul aug sep sept oct nov dec january february march april may june july august september
    october november december ene abr ago dic enero febrero marzo abril mayo junio julio agosto septiembre setiembre
    octubre noviembre diciembre januar februar marz mai juni juli oktober okt dezember dez janvier fevrier mars avril
    juin juillet aout septembre octobre novembre decembre janeiro fevereiro marco maio junho julho setembro outubro
    novembro dezembro`,
  /** With such a word the row may mean another amount or other goods. */
  change: `or o u oder ou od plus mas minus less than max maximum maximo min minimum minimo least most up upto between
    entre zwischen then now first later sample samples muestra muestras echantillon muster amostra amostras cancel
    cancelled canceled anular not instead statt but except every weekly monthly daily yearly twice double triple veces
    fois times gross bruto brutto container containers fcl lcl teu pallet pallets oil extract oleoresin essence seed
    seeds flakes cassia thru through annual annually anual mensual semanal jahrlich monatlich annuel mensuel yr # + ±
    < > ≤ ≥ ? & ^`,
  unit: unitWords,
  open: '(',
  close: ')',
  point: '.',
  colon: ':',
  dash: '- – — − ‑ ‒ ― …',
} as const;
/** `pause` is the class of all other signs, such as a comma. */
export type WordClass = keyof typeof wordClasses | 'pause';

const classes = new Map(
  getEntries(wordClasses).flatMap(([name, text]) =>
    splitAtSpaces(text).map((word): [string, WordClass] => [word, name]),
  ),
);

export const negations = new Set(splitAtSpaces('no not sin without ohne sans sem kein keine non'));

/** Words before a destination or a recipient: what follows does not belong to a name before them. */
export const prepositions = new Set(splitAtSpaces('for para pour fur nach hacia a'));

export function findWordClass(text: string): WordClass | undefined {
  const wordClass = classes.get(text);
  if (wordClass) return wordClass;
  // A digit that the tokenizer does not read as a number, such as one of another script, may be another amount.
  if (/^\p{N}/u.test(text)) return 'change';
  if (/^[\p{L}\p{M}]/u.test(text)) return undefined;
  return text.startsWith('..') ? 'dash' : 'pause';
}

const punctuation = new Set<WordClass>(['open', 'close', 'point', 'colon', 'dash', 'pause']);

function splitAtSpaces(text: string): string[] {
  return text.trim().split(/\s+/);
}

export function isPunctuation(kind: string): boolean {
  return (punctuation as ReadonlySet<string>).has(kind);
}

/** A name matched by these words alone must be confirmed: they only describe, or mean other goods elsewhere. */
export const vagueWords = new Set(
  splitAtSpaces(`
  black white green red broken clean cut end first fine fresh ground leaf long off oil essential aceite hoja nut nuez nuece noix
  piment piece punta rota quality small special especial stalk stem stick super extra tea te thin true verdadera whole entera
  entero spice especia powder polvo molida molido no2 thel de en
`),
);

/** The vague words that distinguish products of one name: by their colour, and by whether they are ground. */
export const distinguishingWords = new Set(
  splitAtSpaces(`
  black white green whole entera entero grano spice especia powder polvo ground molida molido gemahlen poudre pulver ganz entier
  moulu moida moido po gemahlener gemahlene moulue entiere inteira inteiro
`),
);

/** By these words alone a line names no product: `by end of May`, `white bags`. */
export const descriptiveWords = new Set(
  splitAtSpaces(
    'cut end first fine fresh clean small long tea te true thin red white black green spice off hamburg hamburgo',
  ),
);
