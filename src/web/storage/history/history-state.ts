import { mapFields } from '#domain/fields.ts';
import { readForgetTime } from '#web/storage/forget-signal.ts';
import { changeEntry, readEntry } from './history-entry.ts';

export const stateKeys = ['draft', 'adding', 'email'] as const;
export type HistoryStateKey = (typeof stateKeys)[number];

export function readHistoryState(key: HistoryStateKey): unknown {
  return isHistoryStateForgotten() ? undefined : readEntry()[key];
}

export function readAllHistoryState(): Record<HistoryStateKey, unknown> {
  return mapFields(stateKeys, readHistoryState);
}

export function isHistoryStateForgotten(): boolean {
  return (readEntry().writtenAt ?? 0) <= readForgetTime();
}

export function writeHistoryState(key: HistoryStateKey, value: unknown): void {
  // Writes all values, so that forgotten ones become undefined: the new `writtenAt` would otherwise revive them.
  changeEntry({ ...readAllHistoryState(), [key]: value, writtenAt: Date.now() });
}
