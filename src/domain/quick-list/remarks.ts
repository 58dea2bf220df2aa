import type { Token } from './tokens.ts';
import { classOf } from './vocabulary.ts';

/** What may stand between a label and its number: `PO no. 4512`, `moisture max. 12`. */
const connectors = new Set(
  ': # + = . - – < ≤ º ° n no nr nº num number code max min of de at is approx a @'.split(' '),
);
const joints = new Set('- – — ‑ ‒ / to a bis by . : x'.split(' '));
const ofDate = new Set('. de of - st nd rd th er º'.split(' '));
const ends = new Set('\u001F | , ; ( ) < > "'.split(' '));
/** Labels of numbers with blanks in them. */
const spaced = new Set('tel phone fax whatsapp mobile hs hsn taric'.split(' '));

/**
 * Which tokens are numbers that explain themselves with the words that explain them, so that they are no amount: properties,
 * dates, prices, codes, addresses.
 */
export function findRemarks(tokens: readonly Token[]): boolean[] {
  const marked = tokens.map(() => false);
  const classes = tokens.map(({ kind, text }) => (kind === 'number' ? 'number' : classOf(text)));
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const isTight = (at: number) => tokens[at]?.end === tokens[at + 1]?.start;
  const mark = (from: number, to: number) => marked.fill(true, from, to + 1);
  const skip = (at: number, words: ReadonlySet<string>, step: 1 | -1) => {
    let next = at;
    while (words.has(textAt(next)) && Math.abs(next - at) < 4) next += step;
    return next;
  };
  const isRate = (at: number) =>
    /^(?:per|slash)$/.test(classes[at] ?? '') && /^(?:unit|pack)$/.test(classes[at + 1] ?? '');
  const isAmount = (at: number) => {
    let next = at + 1;
    if (classes[next] === 'unit') return !(isRate(next + 1) && classes[next + 2] === 'unit');
    if (textAt(next) === '(' && classes[next + 1] === 'unit') return true;
    while (classes[next] === 'filler' && next < at + 4) next++;
    return (
      classes[next] === 'pack' ||
      classes[next] === 'times' ||
      classes[at - 1] === 'times' ||
      (classes[at - 1] === 'unit' && classes[at - 2] !== 'number')
    );
  };
  const isYear = (at: number) => /^(?:19|20)\d\d$/.test(textAt(at)) && !isAmount(at);
  const isDay = (at: number) => /^(?:0?[1-9]|[12]\d|3[01])$/.test(textAt(at));

  for (let at = 0; at < tokens.length; at++) {
    if (
      isTight(at) &&
      (/^(?:https?|www)$/.test(textAt(at)) || (textAt(at + 1) === '@' && tokens[at + 2]?.kind === 'word'))
    ) {
      let [from, to] = [at, at];
      while (from > 0 && isTight(from - 1) && !ends.has(textAt(from - 1))) from--;
      while (to < tokens.length - 1 && isTight(to) && !ends.has(textAt(to + 1))) to++;
      mark(from, to);
      at = to;
    }
    if (classes[at] !== 'number' || marked[at] === true) continue;
    let last = at;
    while (joints.has(textAt(last + 1)) && classes[last + 2] === 'number' && last < at + 4) last += 2;
    const next = last + 1;
    const size = (last - at) / 2 + 1;

    const isCount = /^['’]$/.test(textAt(next)) && textAt(next + 1) === 's';
    const isInch = textAt(next) === '"' && isTight(last);
    const month = skip(next, ofDate, 1);
    const label = skip(at - 1, connectors, -1);
    const isLabelled = /^(?:label|currency|property)$/.test(classes[label] ?? '');
    const isNumericDate =
      /^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(textAt(at)) || size === 3 || (size === 2 && (isYear(at) || isYear(last)));
    if (isCount || isInch || classes[next] === 'property') {
      const end = isCount || (textAt(next) === '°' && /^[cf]$/.test(textAt(next + 1))) ? next + 1 : next;
      mark(
        textAt(at - 1) === '-' && isTight(at - 1) && !isTight(at - 2) ? at - 1 : at,
        isRate(end + 1) ? end + 2 : end,
      );
    } else if (size === 1 && isDay(at) && classes[month] === 'month') {
      const year = skip(month + 1, ofDate, 1);
      mark(at, isYear(year) ? year : month);
    } else if (classes[next] === 'currency') mark(at, isRate(next + 1) ? next + 2 : next);
    else if (isAmount(last)) continue;
    else if (classes[skip(at - 1, ofDate, -1)] === 'month' && (isDay(at) || isYear(at))) {
      const year = textAt(next) === ',' ? next + 1 : next;
      mark(skip(at - 1, ofDate, -1), !isYear(at) && isYear(year) ? year : at);
    } else if (isYear(at) && classes[next] === 'label') mark(at, next);
    else if (isRate(next)) mark(at, next + 1);
    else if (classes[next] === 'unit') mark(at, next + 2);
    else if (isLabelled) {
      let end = isRate(next) ? next + 1 : last;
      if (spaced.has(textAt(label))) while (/^(?:[\d.]+|[-/()])$/.test(textAt(end + 1)) && !isAmount(end + 1)) end++;
      mark(label, end);
    } else if (isNumericDate) mark(at, last);
  }
  return marked;
}
