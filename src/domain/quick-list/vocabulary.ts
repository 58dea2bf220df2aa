import { findMeasure } from './measures.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** What goods are packed in. English, Spanish, French, German and Portuguese, here and below; lower case, no accents. */
export const packWords = words(`
  bag bags bale bales bottle bottles box boxes can cans carton cartons case cases ctn ctns drum drums pack packs
  package packages pail pails pc pcs piece pieces sack sacks tin tins pkg pkgs pkts bucket buckets jar jars
  jerrycan jerrycans canister canisters bidon bidones bolsa bolsas botella botellas bulto bultos caja cajas fardo
  fardos lata latas paca pacas paquete paquetes costal costales empaque empaques envase envases saco sacos tambor
  tambores sac sacs boite boites colis fut futs ballot ballots bouteille bouteilles sacke sacken beutel karton
  kartons kiste kisten ballen fass fasser gebinde packung packungen flasche flaschen dose dosen eimer kanister
  saca sacas caixa caixas pacote pacotes garrafa garrafas balde baldes
`);

/** Stands between the cells of a row. */
export const cellEnd = '\u001F';

/**
 * What a word or sign is for an amount, by a letter: `p` a pack, `x` times, `o` of, `A` of or to, `i` in, `t` total, `e` each, `r` per,
 * `Q` quantity, `q` one, `w` a number in words, `j` joins two numbers, `?` makes an amount another one, `,` a pause, `|` the end of a
 * cell, and an empty one for what is nothing: courtesy, materials of packs, small words.
 */
const codes: Readonly<Record<string, readonly string[]>> = {
  p: packWords,
  x: words('x × * ✕'),
  o: words('of de du des da do von zu con with mit avec com @ holding containing'),
  A: ['a'],
  i: words('in en into im em'),
  t: words('total totally totalling altogether gesamt insgesamt totales'),
  e: words('each cada c/u chacun jeweils je ea apiece'),
  r: words('per por par pro'),
  Q: words('qty quantity quantities cantidad menge quantite quantidade anzahl'),
  q: words('one un una uno ein eine einen une um uma'),
  w: words(`
    two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million
    millions dozen dozens pair pairs half quarter dos tres cuatro cinco seis siete ocho nueve diez once doce trece
    catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento quinientos
    quinientas mil miles millar millares millon millones docena docenas pares medio medios media medias cuarto
    deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent mille
    demi demie douzaine zwei drei vier funf sechs sieben acht neun zehn elf zwolf funfzehn zwanzig dreißig vierzig
    funfzig hundert tausend halb halbe dutzend dois duas sete oito nove dez vinte trinta quarenta meio meia duzia
  `),
  j: words('to thru through until til till and or hasta bis und oder et ou y o u e al ~ & ⁄ ∕'),
  '?': words(`
    plus mas more twice double thrice triple times veces fois zweimal up upto max maximum maximo min minimum minimo
    least between entre zwischen then now sample samples muestra muestras echantillon muster amostra amostras minus
    less net gross neto bruto netto brutto cancel cancelled canceled anular anulado instead statt fcl lcl teu
    container containers contenedor contenedores conteneur pallet pallets palet palets gal gals gallon gallons galon
    galones quintal quintales qq arroba arrobas cwt stone cl dl hl cc m3 k feet foot ft pie pies < > ≤ ≥ ± every
    weekly monthly # $ € £ %
  `),
  '-': words('- – — ‑ ‒ − ― … .. ...'),
  '=': ['='],
  '+': ['+'],
  '/': ['/'],
  '(': ['(', '['],
  ')': [')', ']'],
  '.': ['.'],
  '|': ['|', cellEnd],
  ',': words(', ; : ! ? • · ● → "'),
  '': words(`
    all an at by for from i like me need our order ordered ordering please pls quote send thanks thank you the
    us want we would packed packing packaging split put new pp jute gunny kraft paper poly woven multiwall vacuum
    plastic cardboard wooden weight ca about approx approximately metric without sin ohne sans sem not required
    require dear sir madam hello hi good morning regards best kindly also la el las los le les del para favor
    necesito necesitamos queremos quiero solicito cotizar cotizacion peso yute papel hola buenos dias estimados
    gracias saludos bitte wir brauchen benotigen hallo danke fur den der die das dem guten tag nous voulons bonjour
    merci veuillez pour precisamos bom dia obrigado os as no na aprox unos circa environ stuck ok yes si is are we’d ' ’ ‘ \u0060 ´ \uFE0F _ ^
  `),
};
const codeOfWord = new Map(Object.entries(codes).flatMap(([code, list]) => list.map((word) => [word, code])));

/** Words that say something about goods and name nothing else. */
export const neutralWords = new Set(
  words(`
    organic organico organica organicos organicas ecologico ecologica biologique bio kba premium quality calidad
    qualite qualitat qualidade grade grades grado export origin origen ceylon ceilan sri lanka lankan fairtrade
    certified certificado certificada type sterilized sterilised treated conventional convencional konventionell
  `),
);

/** Words that are names only beside others: they describe, or are another product in another trade or language. */
export const vague = new Set(
  words(`
    black white green red broken clean cut end first fine fresh ground leaf long off oil essential aceite hoja nut nuez nuece noix
    piment piece punta rota quality small special especial stalk stem stick super extra tea te thin true verdadera whole entera
    entero spice especia powder polvo molida molido no2 thel de en
  `),
);

/** Vague words that tell products of one name apart: their colour, and whether they are ground. */
export const telling = new Set(
  words(`
    black white green whole entera entero grano spice especia powder polvo ground molida molido gemahlen poudre pulver ganz entier
    moulu moida moido po gemahlener gemahlene moulue entiere inteira inteiro
  `),
);

/** Words of names that say nothing apart from the name: `by end of May`, `white bags`. */
export const hints = new Set(
  words('cut end first fine fresh clean small long tea te true thin red white black green spice especia off'),
);

/** Spanish numbers in one word: `dieciocho`, `veinticinco`, `doscientas`. */
const spanishCompound = /^(?:dieci|veinti)[a-z]{3}|cient[oa]s$/;

/** The letter of a word or sign; `u` for a unit, undefined for a word that belongs to no amount. */
export function codeOf(text: string): string | undefined {
  if (findMeasure(text)) return 'u';
  const code = codeOfWord.get(text) ?? (spanishCompound.test(text) ? 'w' : undefined);
  return code ?? (/^[\p{L}\p{M}]/u.test(text) ? undefined : /\p{N}/u.test(text) ? '?' : ',');
}
