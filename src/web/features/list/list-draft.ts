import type { ItemContent } from '#domain/cart/cart-item.ts';
import { fieldsOf, listOf, parseFields, parseList, textOf } from '#domain/json.ts';
import { tabStore } from '#web/storage/browser-storage.ts';
import { listDraftKey } from '#web/storage/keys.ts';
import { createStoredValue, useStoredValue } from '#web/storage/stored-value.ts';
import { parseTableRow } from './table/parse-table-row.ts';
import { rowOfItem } from './table/row-of-item.ts';
import type { TableRow } from './table/table-row.ts';

const originKinds = ['link', 'request'] as const;

export interface ListOrigin {
  /** The fragment of the link, or the reference of the request. */
  readonly name: string;
  readonly kind: (typeof originKinds)[number];
  readonly count: number;
}

/** The table of this tab and what belongs to it; nothing of it is lost before it is added or removed. */
export interface ListDraft {
  readonly rows: readonly TableRow[];
  readonly pad: readonly TableRow[];
  readonly others: readonly string[];
  readonly text: string;
  readonly remarks: readonly string[];
  readonly origin?: ListOrigin | undefined;
}

const storedDraft = createStoredValue({
  storage: tabStore,
  key: listDraftKey,
  parse: parseDraft,
  format: (draft) => (isEmpty(draft) ? undefined : JSON.stringify(draft)),
});

/** Changes the draft. Returns whether it outlasts a reload: not if the browser's storage is disabled or full. */
function change(fields: Partial<ListDraft>): boolean {
  return storedDraft.write({ ...storedDraft.read(), ...fields });
}

export const listDraft = {
  read: storedDraft.read,
  change,
  clear: () => storedDraft.write(storedDraft.initial),
  /**
   * Adds the items of a link or an earlier request to the table, and takes out those of the one before. Does nothing if they
   * are the last that were added.
   */
  open: (items: readonly ItemContent[], { kind, name }: Pick<ListOrigin, 'kind' | 'name'>) => {
    const { rows, origin } = storedDraft.read();
    if (origin?.name === name) return;
    const own = rows.filter(({ originName }) => originName === undefined);
    change({
      rows: [...own, ...items.map((item) => rowOfItem(item, name))],
      origin: { kind, name, count: items.length },
    });
  },
};

export function useListDraft(): ListDraft {
  return useStoredValue(storedDraft);
}

function isEmpty({ rows, pad, others, text }: ListDraft): boolean {
  return rows.length === 0 && pad.length === 0 && others.length === 0 && text === '';
}

function parseDraft(stored: unknown): ListDraft {
  const { rows, pad, others, text, remarks, origin } = fieldsOf(stored);
  return {
    rows: parseList(rows, parseTableRow),
    pad: parseList(pad, parseTableRow),
    others: texts(others),
    text: textOf(text),
    remarks: texts(remarks),
    origin: parseOrigin(origin),
  };
}

function texts(value: unknown): string[] {
  return listOf(value).filter((each) => typeof each === 'string');
}

function parseOrigin(stored: unknown): ListOrigin | undefined {
  const fields = parseFields(stored, { name: 'string', kind: 'string', count: 'number' });
  const kind = originKinds.find((each) => each === fields?.kind);
  return fields && kind && { ...fields, kind };
}
