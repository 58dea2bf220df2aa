import { parseFields, parseList, toArrayOrEmpty, toObjectOrEmpty, toTextOrEmpty } from '#domain/json.ts';
import { parseTableRow } from '#domain/list-table/parse-table-row.ts';
import type { TableRow } from '#domain/list-table/table-row.ts';
import { sessionStore } from '#web/storage/browser-storage.ts';
import { listDraftKey } from '#web/storage/keys.ts';
import { createStoredValue } from '#web/storage/stored-value.ts';

const originKinds = ['link', 'request'] as const;

export interface ListOrigin {
  /** The hash of the link, or the reference of the request. */
  readonly id: string;
  readonly kind: (typeof originKinds)[number];
  readonly count: number;
}

export interface ListDraft {
  readonly rows: readonly TableRow[];
  readonly padRows: readonly TableRow[];
  /** Lines of the entered lists that name no product, such as a greeting. */
  readonly otherLines: readonly string[];
  readonly text: string;
  /** Sentences that say which part of a list or file was left out. */
  readonly remarks: readonly string[];
  readonly origin?: ListOrigin | undefined;
}

export const storedListDraft = createStoredValue({
  storage: sessionStore,
  key: listDraftKey,
  parse: parseListDraft,
  format: formatListDraft,
});

/**
 * Keeps the names of the JSON that browsers already hold: `pad` for `padRows`, `others` for `otherLines`, and
 * `origin.name` for `origin.id`.
 */
function formatListDraft(draft: ListDraft): string | undefined {
  if (isEmpty(draft)) return undefined;
  const { padRows: pad, otherLines: others, origin, ...rest } = draft;
  return JSON.stringify({ ...rest, pad, others, origin: origin && { ...origin, id: undefined, name: origin.id } });
}

function isEmpty({ rows, padRows, otherLines, text }: ListDraft): boolean {
  return rows.length === 0 && padRows.length === 0 && otherLines.length === 0 && text === '';
}

function parseListDraft(stored: unknown): ListDraft {
  const { rows, pad, others, text, remarks, origin } = toObjectOrEmpty(stored);
  return {
    rows: parseList(rows, parseTableRow),
    padRows: parseList(pad, parseTableRow),
    otherLines: toTexts(others),
    text: toTextOrEmpty(text),
    remarks: toTexts(remarks),
    origin: parseListOrigin(origin),
  };
}

function toTexts(value: unknown): string[] {
  return toArrayOrEmpty(value).filter((each) => typeof each === 'string');
}

function parseListOrigin(stored: unknown): ListOrigin | undefined {
  const fields = parseFields(stored, { name: 'string', kind: 'string', count: 'number' });
  const kind = originKinds.find((each) => each === fields?.kind);
  return fields && kind && { id: fields.name, kind, count: fields.count };
}
