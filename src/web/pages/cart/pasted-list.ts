import { parseCartItem } from '#domain/cart-item.ts';
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
  if (typeof source !== 'string' || typeof item !== 'object' || item === null) return [];
  // The cart's rules require an e-mail address, which a line does not have.
  const parsed = parseCartItem({ ...item, email: 'nobody@example.com' });
  if (!parsed.ok) return [];
  const { email: _email, ...fields } = parsed.value;
  return [{ source, item: fields }];
}
