/**
 * Spreadsheets evaluate cells that start with `= + - @`, also full-width. A cell may start after any separator that the
 * user selects, and spaces, quotes or invisible characters may precede the sign.
 */
const beforeFormula = /(?:^|[,;|])[\p{Z}\p{Cf}"]*(?=[=+\-@＝＋－＠])/gu;
/** The same with spaces as separators, where a sign on its own (`C5 - Special`) is no formula. */
const beforeFormulaAfterSpace = /[\p{Z}\p{Cf}]"*(?=[=+\-@＝＋－＠](?!\p{Z}))/gu;
/** Control characters, including tabs and line breaks: some programs split at them even inside quotes. */
const controlCharacters = /[\p{Cc}\u2028\u2029]/gu;

/**
 * Formats one line of CSV (RFC 4180). Replaces control characters with spaces, and escapes possible formulas with an
 * apostrophe against CSV injection. All other characters are kept.
 */
export function formatCsvLine(fields: readonly (string | number)[]): string {
  const cells = fields.map((field) => {
    const text = escapeFormulas(String(field).replaceAll(controlCharacters, ' '));
    return /[",;|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(',')}\r\n`;
}

function escapeFormulas(text: string): string {
  return text.replaceAll(beforeFormula, "$&'").replaceAll(beforeFormulaAfterSpace, "$&'");
}

/** A cell without the apostrophes that `formatCsvLine` puts before the sign of a formula. */
export function withoutEscapes(cell: string): string {
  return cell.replaceAll(/'(?=[=+\-@＝＋－＠])/gu, (apostrophe, at: number) => {
    let start = at;
    while (start > 0 && /[\p{Cf}"]/u.test(cell[start - 1] ?? '')) start--;
    return start === 0 || /[,;|\p{Z}]/u.test(cell[start - 1] ?? '') ? '' : apostrophe;
  });
}
