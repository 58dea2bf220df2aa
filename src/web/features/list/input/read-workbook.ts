import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { failure, success, type Result } from '#domain/result.ts';
import { yieldToBrowser } from '#web/browser/yield-to-browser.ts';
import { formatCell, getDaysTo1970, listCellFormats, type CellFormat } from './cell-formats.ts';
import { unzipParts } from './unzip-parts.ts';
import { findElementsAt, getChildren, getLocalName } from './xml-elements.ts';

interface WorkbookCells {
  readonly rows: readonly (readonly string[])[];
  readonly hiddenSheets: readonly string[];
  readonly emptyFormulaCount: number;
}

export type WorkbookError = 'broken-workbook' | 'large-workbook';

/** More than `parse-list-in-slices.ts` reads of a list, because many may be empty. */
const maxSheetRows = 6000;
const maxColumns = 60;

/**
 * Reads the stored values of all cells in a workbook (.xlsx, ECMA-376 part 1). The value of a formula is its last
 * result.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Result<WorkbookCells, WorkbookError>> {
  try {
    const parts = await unzipParts(bytes, (name) =>
      /^xl\/(?:[^/]+|_rels\/[^/]+|worksheets\/[^/]+)\.(?:xml|rels)$/.test(name),
    );
    if (!parts) return failure('large-workbook');
    const parsePart = (name: string) => parseRoot(parts.get(name));
    const workbook = parsePart('xl/workbook.xml');
    if (!workbook) return failure('broken-workbook');
    const targets = new Map(
      findElementsAt(parsePart('xl/_rels/workbook.xml.rels'), 'Relationship').map((each) => [
        each.attributes.Id,
        each.attributes.Target,
      ]),
    );
    const context = {
      strings: findElementsAt(parsePart('xl/sharedStrings.xml'), 'si').map(joinText),
      formats: listCellFormats(parsePart('xl/styles.xml')),
      daysTo1970: getDaysTo1970(workbook),
    };
    const sheets = findElementsAt(workbook, 'sheets', 'sheet');
    const isHidden = (sheet: XmlElement) => /hidden/i.test(sheet.attributes.state ?? '');
    const rows: string[][] = [];
    let emptyFormulaCount = 0;
    for (const sheet of sheets.filter((each) => !isHidden(each))) {
      const target = targets.get(sheet.attributes['r:id']) ?? '';
      const sheetPart = parsePart(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
      const parsed = parseSheet(sheetPart, context);
      rows.push(...parsed.rows);
      emptyFormulaCount += parsed.emptyFormulaCount;
      await yieldToBrowser();
    }
    const hiddenSheets = sheets.filter(isHidden).map((sheet) => sheet.attributes.name ?? '');
    return success({ rows, hiddenSheets, emptyFormulaCount });
  } catch {
    return failure('broken-workbook');
  }
}

interface SheetContext {
  readonly strings: readonly string[];
  readonly formats: readonly CellFormat[];
  readonly daysTo1970: number;
}

function parseSheet(sheet: XmlElement | undefined, context: SheetContext) {
  let emptyFormulaCount = 0;
  const rows = findElementsAt(sheet, 'sheetData', 'row')
    .slice(0, maxSheetRows)
    .map((row) => {
      const cells: string[] = [];
      for (const cell of findElementsAt(row, 'c')) {
        const column = parseColumnIndex(cell.attributes.r) ?? cells.length;
        if (column >= maxColumns) break;
        while (cells.length < column) cells.push('');
        const text = parseCell(cell, context);
        if (text === undefined) emptyFormulaCount++;
        cells[column] = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
      }
      while (cells.at(-1) === '') cells.pop();
      return cells;
    })
    .filter((cells) => cells.length > 0);
  return { rows, emptyFormulaCount };
}

/** Returns undefined for a formula without a stored result. */
function parseCell(cell: XmlElement, context: SheetContext): string | undefined {
  // `inlineStr`: text in the cell, `s`: shared string, `str`: text of a formula, `b`: boolean, `e`: error, `d`: date.
  // Cells of other types are numbers.
  const type = cell.attributes.t;
  if (type === 'inlineStr') return joinText(cell);
  const value = findElementsAt(cell, 'v')[0]?.text ?? '';
  if (value === '' && type !== 'str' && findElementsAt(cell, 'f').length > 0) return undefined;
  if (type === 's') return context.strings[Number(value)] ?? '';
  if (type === 'str' || type === 'b' || type === 'e' || type === 'd') return value;
  return formatCell(value, context.formats[Number(cell.attributes.s)], context.daysTo1970);
}

/** The position of a cell's column by its name: 0 for A7, 26 for AA7; undefined without a name. */
function parseColumnIndex(cellName: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(cellName ?? '') ?? [];
  if (letters === undefined) return undefined;
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The text of a string, without its phonetic guides (`rPh`). */
function joinText(element: XmlElement): string {
  return getChildren(element)
    .filter((child) => getLocalName(child) !== 'rPh')
    .map((child) => (getLocalName(child) === 't' ? child.text : joinText(child)))
    .join('');
}

function parseRoot(xml: string | undefined): XmlElement | undefined {
  return xml === undefined ? undefined : (parseXml(xml).root ?? undefined);
}
