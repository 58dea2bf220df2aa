import { arrayOrEmpty, objectOrEmpty, parseFields, parseList, textOrEmpty } from '#domain/json.ts';
import { parseTableRow } from '#domain/list-table/parse-table-row.ts';
import type { TableRow } from '#domain/list-table/table-row.ts';
import { sessionStore } from './browser-storage.ts';
import { listDraftKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

const originKinds = ['link', 'request'] as const;

export interface ListOrigin {
  /** The fragment of the link, or the reference of the request. */
  readonly name: string;
  readonly kind: (typeof originKinds)[number];
  /** How many items the origin had. The visitor may have removed rows since. */
  readonly count: number;
}

export interface ListDraft {
  readonly rows: readonly TableRow[];
  /** The rows of the order pad in which the visitor has typed something. */
  readonly pad: readonly TableRow[];
  /** Lines of the entered lists that name no product, such as a greeting. */
  readonly others: readonly string[];
  readonly text: string;
  /** Sentences that say which part of a list or file was left out. */
  readonly remarks: readonly string[];
  readonly origin?: ListOrigin | undefined;
}

export const storedListDraft = createStoredValue({
  storage: sessionStore,
  key: listDraftKey,
  parse: parseListDraft,
  format: (draft) => (isEmpty(draft) ? undefined : JSON.stringify(draft)),
});

function isEmpty({ rows, pad, others, text }: ListDraft): boolean {
  return rows.length === 0 && pad.length === 0 && others.length === 0 && text === '';
}

function parseListDraft(stored: unknown): ListDraft {
  const { rows, pad, others, text, remarks, origin } = objectOrEmpty(stored);
  return {
    rows: parseList(rows, parseTableRow),
    pad: parseList(pad, parseTableRow),
    others: toTexts(others),
    text: textOrEmpty(text),
    remarks: toTexts(remarks),
    origin: parseListOrigin(origin),
  };
}

function toTexts(value: unknown): string[] {
  return arrayOrEmpty(value).filter((each) => typeof each === 'string');
}

function parseListOrigin(stored: unknown): ListOrigin | undefined {
  const fields = parseFields(stored, { name: 'string', kind: 'string', count: 'number' });
  const kind = originKinds.find((each) => each === fields?.kind);
  return fields && kind && { ...fields, kind };
}
