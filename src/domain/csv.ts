import { controlCharacters } from './special-characters.ts';

/** Without this mark of UTF-8 at the start of a file, spreadsheets assume the system's old encoding. */
export const byteOrderMark = '\uFEFF';

/**
 * Spreadsheets evaluate cells that start with `= + - @`, also full-width. A cell starts after any separator the user
 * selects, and spaces, quotes or invisible characters may precede the sign.
 */
const beforeFormula = /(?:^|[,;|])[\p{Z}\p{Cf}"]*(?=[=+\-@＝＋－＠])/gu;
/** A formula may also start after a space, where a program may split cells, but `-` in `C5 - Special` starts none. */
const beforeFormulaAfterSpace = /[\p{Z}\p{Cf}]"*(?=[=+\-@＝＋－＠](?!\p{Z}))/gu;

/**
 * Formats a line of CSV (RFC 4180). Each control character becomes a space, because some programs split at tabs and
 * line breaks even inside quotes. An apostrophe escapes what may be a formula, against CSV injection.
 */
export function formatCsvLine(fields: readonly (string | number)[]): string {
  const cells = fields.map((field) => {
    const text = escapeFormulas(String(field).replaceAll(controlCharacters, (run) => ' '.repeat(run.length)));
    return /[",;|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(',')}\r\n`;
}

function escapeFormulas(text: string): string {
  return text.replaceAll(beforeFormula, "$&'").replaceAll(beforeFormulaAfterSpace, "$&'");
}

/**
 * Takes out the apostrophes that `escapeFormulas` put in: before a sign of a formula, at the start of a cell, or after
 * a separator or space, with quotes or invisible characters between.
 */
export function unescapeFormulas(cell: string): string {
  return cell.replaceAll(/'(?=[=+\-@＝＋－＠])/gu, (apostrophe, at: number) => {
    let start = at;
    while (start > 0 && /[\p{Cf}"]/u.test(cell[start - 1] ?? '')) start--;
    return start === 0 || /[,;|\p{Z}]/u.test(cell[start - 1] ?? '') ? '' : apostrophe;
  });
}
