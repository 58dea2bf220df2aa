import { maxQuickListBytes, type ListInput } from '#domain/quick-list/quick-list.ts';
import { failure, success, type Result } from '#domain/result.ts';
import { listRemarks } from '#text/list/list-input.ts';
import type { WorkbookError } from './read-workbook.ts';

interface ListFile {
  readonly input: ListInput;
  readonly remarks: readonly string[];
}

type ListFileError = WorkbookError | 'old-workbook' | 'encrypted' | 'large-text' | 'no-text' | 'empty' | 'unreadable';

/** A workbook may be large because of its pictures. A text in UTF-16 has two bytes for each character. */
const maxWorkbookBytes = 10_000_000;
const maxTextBytes = 2 * maxQuickListBytes;

const zipSignature = [0x50, 0x4b, 0x03, 0x04];
const oleSignature = [0xd0, 0xcf, 0x11, 0xe0];

export async function readListFile(file: File): Promise<Result<ListFile, ListFileError>> {
  try {
    const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
    if (startsWith(start, ...zipSignature)) return await readXlsx(file);
    if (startsWith(start, ...oleSignature)) return failure(await readOleFileError(file));
    if (file.size > maxTextBytes) return failure('large-text');
    const text = decode(new Uint8Array(await file.arrayBuffer()));
    if (text.trim() === '') return failure('empty');
    return isBinary(text) ? failure('no-text') : success({ input: text, remarks: [] });
  } catch {
    // The file is gone or is a folder, or the reader of workbooks could not be loaded.
    return failure('unreadable');
  }
}

async function readXlsx(file: File): Promise<Result<ListFile, ListFileError>> {
  if (file.size > maxWorkbookBytes) return failure('large-workbook');
  const [bytes, { readWorkbook }] = await Promise.all([file.arrayBuffer(), import('./read-workbook.ts')]);
  const found = await readWorkbook(new Uint8Array(bytes));
  if (!found.ok) return found;
  const { rows, hiddenSheets, emptyFormulaCount } = found.value;
  if (rows.length === 0) return failure('empty');
  const remarks = [
    hiddenSheets.length > 0 && listRemarks.hiddenSheets(hiddenSheets),
    emptyFormulaCount > 0 && listRemarks.emptyFormulas(emptyFormulaCount),
  ];
  return success({ input: rows, remarks: remarks.filter((remark) => remark !== false) });
}

/** Old and encrypted workbooks are OLE compound files; only encrypted ones contain a stream `EncryptedPackage`. */
async function readOleFileError(file: File): Promise<ListFileError> {
  const text = new TextDecoder('utf-16le').decode(await file.slice(0, maxTextBytes).arrayBuffer());
  return text.includes('EncryptedPackage') ? 'encrypted' : 'old-workbook';
}

/**
 * Whether the text has control characters. White space does not count, nor do U+0080 to U+009F, which a decoded
 * windows-1252 text may have.
 */
function isBinary(text: string): boolean {
  return /[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u.test(text);
}

function startsWith(bytes: Uint8Array, ...signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe) || isMostlyZero(bytes, 1)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff) || isMostlyZero(bytes, 0)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether most bytes at even (0) or odd (1) positions are zero, as with Latin letters in UTF-16. */
function isMostlyZero(bytes: Uint8Array, parity: 0 | 1): boolean {
  const sample = bytes.slice(0, 400).filter((_, index) => index % 2 === parity);
  return sample.length > 4 && sample.filter((byte) => byte === 0).length > 0.7 * sample.length;
}
