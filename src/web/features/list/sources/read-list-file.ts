import { maxQuickBytes } from '#domain/quick-list/quick-list.ts';
import { fileErrors } from '#text/list-table.ts';

/** Reads a dropped or chosen file as a list. Returns its text, or a sentence that says why it can't be read. */
export async function readListFile(
  file: File,
): Promise<{ readonly text: string; readonly remarks: readonly string[] } | { readonly error: string }> {
  const bytes = new Uint8Array(await file.slice(0, maxQuickBytes * 2 + 2).arrayBuffer());
  // Workbooks are ZIP files.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { error: fileErrors.workbook(file.name) };
  const text = decode(bytes);
  if (text.trim() === '' || text.includes('\0')) return { error: fileErrors.noText(file.name) };
  const isTooLong = file.size > bytes.length || new TextEncoder().encode(text).length > maxQuickBytes;
  return isTooLong ? { error: fileErrors.tooLong(file.name) } : { text, remarks: [] };
}

/** Spreadsheets save CSV in UTF-8, in UTF-16 with a mark, or in the old encoding of Windows. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
