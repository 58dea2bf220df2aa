import type { Row } from './rows.ts';
import { cellEnd } from './vocabulary.ts';

/** `1.`, `2)`, `3:`, `#4` and a keycap before the goods. */
const marked = /^\s*(?:#\s?\d{1,3}(?=\s+\p{L})|\d{1,3}\s?(?:\uFE0F?\u20E3|\)|\.(?=\s|\p{L})|:(?=\s|\p{L})))/u;
const plain = new RegExp(String.raw`^\s*(\d{1,3})(?=\s+\p{L}|\s*${cellEnd})`, 'u');

/** Takes out the numbers of the rows, also those without a sign, if they count up from one. */
export function withoutNumbers(rows: readonly Row[]): Row[] {
  const numbers = rows.flatMap(({ text }) => plain.exec(text)?.[1] ?? []).map(Number);
  const least = rows.some(({ cells }) => cells.length > 1) ? 2 : 3;
  const isCounting = numbers.length >= least && numbers.every((number, at) => number === at + 1);
  return rows.map((row) => {
    const number = marked.exec(row.text) ?? (isCounting ? plain.exec(row.text) : null);
    return number ? { ...row, text: ' '.repeat(number[0].length) + row.text.slice(number[0].length) } : row;
  });
}
