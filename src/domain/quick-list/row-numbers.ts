import type { Row } from './rows.ts';
import { tokensOf, type Token } from './tokens.ts';
import { classOf } from './vocabulary.ts';

/** Takes out the numbers of the rows: `1.`, `2)`, `3:`, `#4`, a keycap, `>` of a mail, and those without a sign, if they count up from one. */
export function withoutNumbers(rows: readonly Row[]): Row[] {
  const plain = rows.flatMap((row) => {
    const start = row.text.slice(0, 60);
    const [number, name] = tokensOf(start.replace('\u001F', ' '));
    const isNumber = number?.kind === 'number' && /^\d{1,3}$/.test(number.text) && name?.kind === 'word';
    // The first number of `1 x 25 kg` and of `1 bag` is not the number of the row.
    return isNumber && name.start > number.end && classOf(name.text) === undefined ? [{ row, number }] : [];
  });
  const least = rows.some(({ cells }) => cells.length > 1) ? 2 : 3;
  const isCounting = plain.length >= least && plain.every(({ number }, at) => Number(number.text) === at + 1);
  const counted = new Map(isCounting ? plain.map(({ row, number }) => [row, number.end]) : []);
  return rows.map((row) => {
    const end =
      counted.get(row) ?? /^\s?[>*](?=\s\p{L})/u.exec(row.text)?.[0].length ?? endOfMarked(row.text.slice(0, 20));
    return end === 0 ? row : { ...row, text: ' '.repeat(end) + row.text.slice(end) };
  });
}

function endOfMarked(start: string): number {
  const [first, second, third] = tokensOf(start);
  const isNumber = (token: Token | undefined) => token?.kind === 'number' && /^\d{1,3}$/.test(token.text);
  if (first?.text === '#' && isNumber(second) && third?.kind === 'word') return second?.end ?? 0;
  if (!isNumber(first) || !first || !second || second.start > first.end + 1) return 0;
  if (second.text === ')' || /^\uFE0F?\u20E3/.test(second.text)) return second.end;
  const isBeforeText = third && (third.start > second.end || third.kind === 'word');
  return /^[.:]$/.test(second.text) && isBeforeText ? second.end : 0;
}
