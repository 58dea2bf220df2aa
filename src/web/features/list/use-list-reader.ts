import { useState } from 'react';
import { getRowState, maxTableRows } from '#domain/list-table/table-row.ts';
import type { ProductParser } from '#domain/quick-list/names/product-parser.ts';
import { maxQuickListBytes, type ListInput } from '#domain/quick-list/quick-list.ts';
import { listBoxTexts, listRemarks } from '#text/list/list-input.ts';
import type { ListDraft } from '#web/storage/list/stored-list-draft.ts';
import { listDraft } from './list-draft.ts';
import { parseListInSlices, type ListAsTableRows } from './parse-list-in-slices.ts';

export interface ListReader {
  readonly error: string | undefined;
  readonly clearError: () => void;
  readonly isDraftStored: boolean;
  readonly lastParsedList: ListAsTableRows | undefined;
  readonly read: (input: ListInput, fileRemarks?: readonly string[]) => Promise<void>;
}

export function useListReader(parser: ProductParser): ListReader {
  const [error, setError] = useState<string>();
  const [isDraftStored, setIsDraftStored] = useState(true);
  const [lastParsedList, setLastParsedList] = useState<ListAsTableRows>();

  const read = async (input: ListInput, fileRemarks: readonly string[] = []) => {
    setError(undefined);
    const list = await parseListInSlices(input, parser);
    if (!list) {
      setError(listBoxTexts.tooLong(maxQuickListBytes / 1000));
      return;
    }
    const draft = listDraft.read();
    // Text in the box stays there if the list comes from elsewhere, such as a file.
    const unreadText = input === draft.text ? '' : draft.text;
    if (list.rows.length === 0) {
      setError(listBoxTexts.nothing);
      if (typeof input === 'string') listDraft.change({ text: joinLines([unreadText, input]) });
      return;
    }
    setIsDraftStored(listDraft.change(withParsedList({ ...draft, text: unreadText }, list, fileRemarks)));
    setLastParsedList(list);
  };
  return { error, clearError: () => setError(undefined), isDraftStored, lastParsedList, read };
}

function withParsedList(draft: ListDraft, list: ListAsTableRows, fileRemarks: readonly string[]): ListDraft {
  const filledRows = draft.rows.filter((row) => getRowState(row).status !== 'empty');
  const room = maxTableRows - filledRows.length;
  const isFull = list.rows.length > room;
  return {
    ...draft,
    rows: [...filledRows, ...list.rows.slice(0, room)],
    otherLines: [...draft.otherLines, ...list.otherLines],
    text: joinLines([draft.text, ...list.rows.slice(room).map((row) => row.source), list.omittedText]),
    remarks: [...fileRemarks, ...list.remarks, ...(isFull ? [listRemarks.tableFull(maxTableRows)] : [])],
  };
}

function joinLines(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n');
}
