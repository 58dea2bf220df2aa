import { mapFields } from '#domain/fields.ts';
import { readForgetTime } from '#web/storage/forgotten.ts';
import { changeEntry, readEntry } from './history-entry.ts';

/** What forms keep in the history entry. The privacy page explains each. */
export const stateKeys = ['draft', 'adding', 'email'] as const;
export type HistoryStateKey = (typeof stateKeys)[number];

/**
 * What was written under a key in this history entry; undefined if there is nothing, or if the visitor is forgotten
 * since.
 */
export function readHistoryState(key: HistoryStateKey): unknown {
  return isHistoryStateForgotten() ? undefined : readEntry()[key];
}

export function readAllHistoryState() {
  return mapFields(stateKeys, readHistoryState);
}

export function isHistoryStateForgotten(): boolean {
  return (readEntry().writtenAt ?? 0) <= readForgetTime();
}

/** Keeps a value in this history entry: it survives a reload, back and forward. Undefined removes it. */
export function writeHistoryState(key: HistoryStateKey, value: unknown): void {
  // Writes all values: the forgotten ones become undefined, otherwise the new `writtenAt` would revive them.
  changeEntry({ ...readAllHistoryState(), [key]: value, writtenAt: Date.now() });
}
