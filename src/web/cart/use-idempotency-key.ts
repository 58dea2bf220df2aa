import { useMemo, useRef } from 'react';
import { idempotencyKeyFor, type IdempotencyKey } from './client/idempotency-key.ts';

/** The idempotency key of a form or button: `keyFor` keeps it for a retry of the same content, `reset` ends it. */
export function useIdempotencyKey() {
  const current = useRef<IdempotencyKey>(undefined);
  return useMemo(
    () => ({
      keyFor: (content: string): string => {
        current.current = idempotencyKeyFor(current.current, content);
        return current.current.key;
      },
      reset: () => {
        current.current = undefined;
      },
    }),
    [],
  );
}
