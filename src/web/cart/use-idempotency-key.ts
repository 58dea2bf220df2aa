import { useMemo, useRef } from 'react';
import { parseFields } from '#domain/json.ts';
import { readHistoryState, writeHistoryState } from '#web/storage/history-state.ts';
import { idempotencyKeyFor, type IdempotencyKey } from './client/idempotency-key.ts';

const entryName = 'adding';

/** Answered keys. If the visitor has left the form's page, `reset` cannot remove the key from that page's history entry. */
const answered = new Set<string>();

/**
 * The idempotency key of a form: `keyFor` keeps it for a retry of the same content, also after a reload, because it stays in
 * the history entry with the draft. `reset` ends it.
 */
export function useIdempotencyKey() {
  const current = useRef<IdempotencyKey>(undefined);
  return useMemo(
    () => ({
      keyFor: (content: string): string => {
        current.current = idempotencyKeyFor(current.current ?? readKey(), content);
        writeHistoryState(entryName, current.current);
        return current.current.key;
      },
      reset: () => {
        if (current.current) answered.add(current.current.key);
        current.current = undefined;
        writeHistoryState(entryName, undefined);
      },
    }),
    [],
  );
}

function readKey(): IdempotencyKey | undefined {
  const kept = parseFields(readHistoryState(entryName), { key: 'string', content: 'string' });
  return kept && !answered.has(kept.key) ? kept : undefined;
}
