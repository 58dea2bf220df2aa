/**
 * Where a spreadsheet may see the start of a formula: `= + - @`, also full-width, at the start of a cell. The cell may
 * start after any separator that the reader chose, with blanks, quotes or invisible characters before the sign.
 */
const beforeFormula = /(?:^|[,;|])[\p{Z}\p{Cf}"]*(?=[=+\-@＝＋－＠])/gu;
/** A reader may also separate at blanks. A sign that stands alone (`C5 - Special`) is no formula then. */
const beforeFormulaAfterBlank = /[\p{Z}\p{Cf}]"*(?=[=+\-@＝＋－＠](?!\p{Z}))/gu;
/** Tabs, line breaks and other control characters; some readers separate at them, whatever the quotes say. */
const controlCharacters = /[\p{Cc}\u2028\u2029]/gu;

/**
 * Formats one line of CSV (RFC 4180). A control character becomes a blank, and what a spreadsheet could take for a
 * formula gets an apostrophe before it; every other character stays.
 */
export function formatCsvLine(fields: readonly (string | number)[]): string {
  const cells = fields.map((field) => {
    const text = escapeFormulas(String(field).replaceAll(controlCharacters, ' '));
    return /[",;|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(',')}\r\n`;
}

function escapeFormulas(text: string): string {
  return text.replaceAll(beforeFormula, "$&'").replaceAll(beforeFormulaAfterBlank, "$&'");
}
