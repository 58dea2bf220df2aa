import { parseSharedItem } from '#domain/parse-shared-list.ts';
import type { SharedItem } from '#domain/shared-list.ts';
import { quickListHash } from './quick-list-hash.ts';

/** A line that is being added, with its text for a visitor who wants it back. */
export interface PastedLine {
  readonly source: string;
  readonly item: SharedItem;
}

const prefix = `${quickListHash}=`;

/** Formats lines for the browser's storage; the prefix tells them from a shared list. */
export function formatPastedList(lines: readonly PastedLine[]): string {
  return prefix + JSON.stringify(lines);
}

/** Parses stored lines; undefined if it is another list, without those that are damaged. */
export function parsePastedList(stored: string): PastedLine[] | undefined {
  if (!stored.startsWith(prefix)) return undefined;
  try {
    const lines: unknown = JSON.parse(stored.slice(prefix.length));
    return Array.isArray(lines) ? lines.flatMap(parseLine) : [];
  } catch {
    return [];
  }
}

function parseLine(line: unknown): PastedLine[] {
  const { source, item } = (line ?? {}) as Readonly<Record<string, unknown>>;
  return typeof source === 'string' ? parseSharedItem(item).map((parsed) => ({ source, item: parsed })) : [];
}
