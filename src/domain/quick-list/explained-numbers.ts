import type { Token } from './tokens.ts';
import { classOf, letterOf } from './vocabulary.ts';

/**
 * Which tokens are numbers that explain themselves with the words that explain them, so that they are no amount: properties,
 * dates, prices, codes.
 */
export function findExplained(tokens: readonly Token[]): boolean[] {
  const explained = tokens.map(() => false);
  const line = tokens
    .map((token, at) => letterIn(token, tokens[at - 1]))
    .join('')
    .replaceAll(amount, 'A');
  for (const pattern of patterns) {
    for (const { 0: text, index } of line.matchAll(pattern)) explained.fill(true, index, index + text.length);
  }
  return explained;
}

/** A number with its unit or packs beside it: `25 kg`, `20 (kg)`, `10 jute bags`, `x 25`, `kg 500`. */
const amount = /(?<=x|(?<![DYTN])u)[DYTN](?![%M$m])|[DYTN](?=u(?!\/u)|\(u|f{0,3}[px])/g;

/**
 * A number is A if it belongs to an amount, D, Y, T or N if it may be a day, a year, a date, another one; the other letters are
 * below and in `vocabulary.ts`.
 */
const patterns = [
  // 8 cm, -18 °C, 60 to 80 mesh, 80 counts per lb
  /(?:[DYN][-a])?[DYN][%M](?:\/[up])?/g,
  // 15 May 2026, 3rd of June
  /D[-.o]{0,3}m(?:[-.,o]{0,2}Y)?/g,
  // Nov 12, 2026
  /m[-.o]{0,2}(?:D(?:,?Y)?|Y)/g,
  // 14 USD/kg, 14.20/kg, 550 g/l
  /[DYN]\$(?:\/[up])?|[DYN]\/[up]|[DYN]u\/u/g,
  // 2025 crop, 15.05.2026
  /Yl|T/g,
  // PO no. 4512, moisture max. 12, USD 14/kg
  /[lM$][-:=.koa]{0,4}[DYTN](?:\/[up])?/g,
  // tel. +94 77 123 4567
  /L[-:=.koal]{0,4}[DYTN](?:[-.()]?[DYTN])*/g,
];

/** Words of a range, of a date, between a label and its number, on both sides of it; and labels of numbers with blanks. */
const small = new Map(
  Object.entries({
    a: 'to a bis by',
    o: 'st nd rd th er º',
    k: 'n no nr nº num number max min at is approx # + < ≤',
    M: 'mesh malla mallas asta week semana woche',
    L: 'tel phone fax whatsapp mobile hs hsn taric',
  }).flatMap(([letter, words]) => words.split(' ').map((word) => [word, letter])),
);

function letterIn({ form, text, start }: Token, before: Token | undefined): string {
  if (form === 'number') {
    if (/^(?:0?[1-9]|[12]\d|3[01])$/.test(text)) return 'D';
    if (/^(?:19|20)\d\d$/.test(text)) return 'Y';
    return /^\d{1,4}([-./])\d{1,2}\1\d{2,4}$|^(?:19|20)\d\d[-–/]\d+$|^\d+[-–/](?:19|20)\d\d$/.test(text) ? 'T' : 'N';
  }
  const isInches = text === '"' && before?.form === 'number' && before.end === start;
  // Portuguese `em pó 10 mesh` is ground and names no purchase order.
  if (text === 'po' && before?.text === 'em') return 'w';
  const word = classOf(text);
  return isInches ? '%' : (small.get(text) ?? (word ? letterOf(word, text) : 'w'));
}
