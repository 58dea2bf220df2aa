import { useRef } from 'react';
import { parseFields } from '#domain/json.ts';
import { readHistoryState, writeHistoryState } from '#web/storage/history/history-state.ts';
import { reuseOrCreateKey, type KeyedContent } from './api/idempotency-key.ts';

const stateKey = 'adding';

/**
 * Keys whose requests have a response. If the visitor has left the form's page, `reset` cannot remove the key from that
 * page's history entry.
 */
const usedKeys = new Set<string>();

/**
 * The idempotency key of a form (`idempotency-key.ts`). `keyFor` keeps it for a retry of the same content, also after a
 * reload, because it is in the history entry with the draft. Call `reset` after a success.
 */
export function useIdempotencyKey() {
  const keyedContent = useRef<KeyedContent>(undefined);
  return {
    keyFor: (content: string): string => {
      keyedContent.current = reuseOrCreateKey(keyedContent.current ?? readKeyedContent(), content);
      writeHistoryState(stateKey, keyedContent.current);
      return keyedContent.current.key;
    },
    reset: () => {
      if (keyedContent.current) usedKeys.add(keyedContent.current.key);
      keyedContent.current = undefined;
      writeHistoryState(stateKey, undefined);
    },
  };
}

function readKeyedContent(): KeyedContent | undefined {
  const stored = parseFields(readHistoryState(stateKey), { key: 'string', content: 'string' });
  return stored && !usedKeys.has(stored.key) ? stored : undefined;
}
