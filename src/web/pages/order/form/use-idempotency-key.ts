import { useRef } from 'react';
import { parseFields } from '#domain/json.ts';
import { createRandomKey } from '#web/browser/random-key.ts';
import { readHistoryState, writeHistoryState } from '#web/storage/history/history-state.ts';

const stateKey = 'adding';

/**
 * Keys whose requests have a response. If the visitor has left the form's page, `reset` cannot remove the key from that
 * page's history entry.
 */
const usedKeys = new Set<string>();

interface KeyedContent {
  readonly key: string;
  readonly content: string;
}

/**
 * The server adds an item once for each key, so that a request without a response can be sent again. `getOrCreateKey`
 * gives the same content the same key, also after a reload: the key is in the history entry. Call `reset` on success.
 */
export function useIdempotencyKey() {
  const keyedContent = useRef<KeyedContent>(undefined);
  return {
    getOrCreateKey: (content: string): string => {
      const previous = keyedContent.current ?? readKeyedContent();
      keyedContent.current = previous?.content === content ? previous : { key: createRandomKey(), content };
      writeHistoryState(stateKey, keyedContent.current);
      return keyedContent.current.key;
    },
    reset: () => {
      const used = keyedContent.current;
      if (!used) return;
      // The page shown now may be another form, whose entry has a key of its own.
      if (readKeyedContent()?.key === used.key) writeHistoryState(stateKey, undefined);
      usedKeys.add(used.key);
      keyedContent.current = undefined;
    },
  };
}

function readKeyedContent(): KeyedContent | undefined {
  const stored = parseFields(readHistoryState(stateKey), { key: 'string', content: 'string' });
  return stored && !usedKeys.has(stored.key) ? stored : undefined;
}
