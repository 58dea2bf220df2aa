import { strToU8, zipSync } from 'fflate';

type Cell =
  | string
  | number
  | { readonly value: number; readonly style: number }
  | { readonly formula: string; readonly result?: string };

interface Sheet {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly rows: readonly (readonly Cell[])[];
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The places of the styles in `xl/styles.xml`; that of `kilograms` is `0.0 "kg"`. */
export const workbookStyles = { date: 1, kilograms: 2 } as const;

export function createWorkbook(sheets: readonly Sheet[], properties = ''): Uint8Array {
  const strings: string[] = [];
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cell = (value: Cell, column: number, row: number) => {
    const place = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
    if (typeof value === 'string') return `<c ${place} t="s"><v>${strings.push(value) - 1}</v></c>`;
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
    if ('style' in value) return `<c ${place} s="${value.style}"><v>${value.value}</v></c>`;
    return `<c ${place}><f>${value.formula}</f>${value.result === undefined ? '' : `<v>${value.result}</v>`}</c>`;
  };
  const xml = sheets.map(({ rows }) => {
    const body = rows.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((value, column) => (value === '' ? '' : cell(value, column, row))).join('')}</row>`,
    );
    return `<worksheet ${main}><sheetData>${body.join('')}</sheetData></worksheet>`;
  });
  const parts = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}">${properties}<sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${state ? ` state="${state}"` : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst ${main}>${strings.map((text) => `<si><t>${escape(text)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="0.0&quot; kg&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(xml.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheet])),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
