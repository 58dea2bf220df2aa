import { tokensOf } from './tokens.ts';
import { joiningWords } from './unread-numbers.ts';

/** Words about packs and amounts, and the small words of a letter: they name no product. */
const fillers = new Set([
  ...joiningWords,
  ...(
    'bag bags bale bales bottle bottles box boxes can cans carton cartons case cases ctn ctns drum drums pack packs package ' +
    'packages pail pails pc pcs piece pieces sack sacks tin tins unit units quantity qty weight net gross total ' +
    'all an at by each for from i in like me need of one our order per please pls quote send thanks the us want we with would ' +
    'bidon bidones bolsa bolsas botella botellas bulto bultos caja cajas fardo fardos lata latas paca pacas paquete paquetes ' +
    'costal costales empaque empaques envase envases ' +
    'saco sacos tambor tambores unidad unidades cantidad peso neto cada con de del el en favor la las los necesito ' +
    'necesitamos para por queremos quiero un una uno ' +
    'sac sacs boite boites du des le les une'
  ).split(' '),
]);

/** Whether a word in lower case belongs to the amount or the letter, not to the name of a product. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** Units of a property, such as `8 cm` and `60 mesh`, which are a detail of the item and no amount. */
const propertyUnits = new Set(
  'cm mm mesh malla mallas inch inches pulgada pulgadas micron microns micra micras ppm percent pct asta shu hu'.split(
    ' ',
  ),
);
/** Names of a property that stand before its number: `malla 60`. */
const propertyNames = new Set('mesh malla mallas tamiz molienda asta shu'.split(' '));

/** Whether a word in lower case or a sign after a number makes it a property of the product. */
export function isPropertyUnit(text: string): boolean {
  return propertyUnits.has(text) || text === '%' || text === '°' || text === '"' || text === '″';
}

/** Whether a word in lower case makes the number after it a property of the product. */
export function isPropertyName(word: string): boolean {
  return propertyNames.has(word);
}

/** Words that describe a product but do not name it: alone they are not enough. */
const descriptions = new Set(
  'best black broken buds ceylon clean cut dried end fine first fresh good green ground large long no pieces pure quality red small special spice stalk stick stem tea true white whole'.split(
    ' ',
  ),
);

/** Whether a word, as `stemsOf` returns it, only describes. */
export function isDescription(stem: string): boolean {
  return descriptions.has(stem);
}

/** The words of a name in lower case without accents and the s of the plural; `C 5` and `No. 02` are one word each. */
export function stemsOf(text: string): string[] {
  const words: string[] = [];
  for (const { kind, text: word } of tokensOf(text)) {
    const last = words.at(-1) ?? '';
    if (kind === 'word') words.push(singular(word));
    else if (kind === 'number' && /^(?:[chm]|no|nr)$/.test(last)) words.push(`${words.pop()}${Number(word)}`);
    else if (kind === 'number') words.push(word);
  }
  return words;
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
