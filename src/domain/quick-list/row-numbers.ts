import type { Row } from './rows.ts';
import { fold } from './tokens.ts';
import { cellEnd, codeOf } from './vocabulary.ts';

/** `1.`, `2)`, `3:`, `#4` and a keycap before the goods. */
const marked = /^\s*(?:#\s?\d{1,3}(?=\s+\p{L})|\d{1,3}\s?(?:\uFE0F?\u20E3|\)|\.(?=\s|\p{L})|:(?=\s|\p{L})))/u;
const plain = new RegExp(String.raw`^\s*(\d{1,3})(?:\s+|\s*${cellEnd}\s*)(\p{L}[\p{L}\d]*)`, 'u');

/** Takes out the numbers of the rows, also those without a sign, if they count up from one. */
export function withoutNumbers(rows: readonly Row[]): Row[] {
  // In `1 x 25 kg` and `1 bag` it is none.
  const isNumber = (row: RegExpExecArray | null) => row !== null && codeOf(fold(row[2] ?? '')) === undefined;
  const numbers = rows.map(({ text }) => plain.exec(text)).filter(isNumber);
  const least = rows.some(({ cells }) => cells.length > 1) ? 2 : 3;
  const isCounting = numbers.length >= least && numbers.every((number, at) => Number(number?.[1]) === at + 1);
  return rows.map((row) => {
    const counted = plain.exec(row.text);
    const number =
      marked.exec(row.text)?.[0] ?? (isCounting && isNumber(counted) ? /^\s*\d+/.exec(row.text)?.[0] : undefined);
    return number === undefined ? row : { ...row, text: ' '.repeat(number.length) + row.text.slice(number.length) };
  });
}
