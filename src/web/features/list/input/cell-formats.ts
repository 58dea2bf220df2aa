import type { XmlElement } from '@rgrove/parse-xml';
import { dayMs, toUtcDay } from '#domain/day.ts';
import { findElementsAt } from './xml-elements.ts';

/** How a workbook shows a number: as a date, or with a word after it, such as the unit in `0.0 "kg"`. */
export interface CellFormat {
  readonly isDate: boolean;
  readonly suffix: string;
}

/** Ids of the built-in formats that are dates or times (ECMA-376 part 1, 18.8.30). */
const isDateId = (id: number) => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

export function listCellFormats(styles: XmlElement | undefined): CellFormat[] {
  const codes = new Map(
    findElementsAt(styles, 'numFmts', 'numFmt').map((each) => [
      Number(each.attributes.numFmtId),
      each.attributes.formatCode ?? '',
    ]),
  );
  return findElementsAt(styles, 'cellXfs', 'xf').map((each) => {
    const id = Number(each.attributes.numFmtId);
    return toCellFormat(id, codes.get(id) ?? '');
  });
}

function toCellFormat(id: number, code: string): CellFormat {
  const [positive = ''] = code.split(';');
  // Removes quoted words, conditions in brackets and escaped letters, because their letters stand for no part of a
  // date.
  const unquoted = positive.split('"').filter((_, index) => index % 2 === 0);
  const parts = unquoted.join('').split('[');
  const plain = parts
    .map((part) => part.slice(part.indexOf(']') + 1))
    .join('')
    .replaceAll(/\\./g, '');
  // Finds the quoted word after the last digit. Between them may be signs for a space, such as `_)`.
  const suffix = /[0#?][\s\\_)]*"([^"]*)"[\s\\_)]*$/.exec(positive)?.[1]?.trim() ?? '';
  return { isDate: isDateId(id) || /[ymdhs]/i.test(plain), suffix };
}

/**
 * The days from day 0 of a workbook's dates to 1 January 1970. Day 0 is 30 December 1899, or 1 January 1904 in old
 * workbooks of Excel for Mac.
 */
export function getDaysTo1970(workbook: XmlElement): number {
  const [properties] = findElementsAt(workbook, 'workbookPr');
  return /^(?:1|true)$/.test(properties?.attributes.date1904 ?? '') ? 24_107 : 25_569;
}

/** A number has at most 15 digits, because further ones are not exact. */
export function formatCell(value: string, format: CellFormat | undefined, daysTo1970: number): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  if (format?.isDate) {
    const date = new Date(Math.round((number - daysTo1970) * dayMs));
    return Number.isNaN(date.getTime()) ? value : toUtcDay(date);
  }
  const text = String(Number(number.toPrecision(15)));
  return format && format.suffix !== '' ? `${text} ${format.suffix}` : text;
}
