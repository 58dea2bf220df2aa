import { useCallback } from 'react';
import { addSentRequest, removeSentRequest, type SentRequest } from '#domain/quote/sent-request.ts';
import { localStore } from '#web/storage/browser-storage.ts';
import { useStored } from '#web/storage/use-stored.ts';
import { requestsKey } from '#web/storage/visitor.ts';

export interface SentRequests {
  readonly stored: string | undefined;
  readonly add: (request: SentRequest) => void;
  readonly remove: (reference: string) => void;
}

export function useSentRequests(): SentRequests {
  const [stored, setStored] = useStored(requestsKey);
  const change = useCallback(
    (update: (requests: readonly unknown[]) => readonly unknown[]) => {
      // Read again, because another tab may have changed them.
      const current = localStore.getJson(requestsKey);
      const next = JSON.stringify(update(Array.isArray(current) ? current : []));
      localStore.set(requestsKey, next);
      setStored(next);
    },
    [setStored],
  );
  return {
    stored,
    add: (request) => change((current) => addSentRequest(current, request)),
    remove: (reference) => change((current) => removeSentRequest(current, reference)),
  };
}
