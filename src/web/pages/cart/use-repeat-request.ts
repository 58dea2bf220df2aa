import { useNavigate } from 'react-router';
import type { SentRequest } from '#domain/quote/sent-request.ts';
import { pasteListPath } from '#web/features/list/hash/paste-list-hash.ts';

type RepeatRequest = (request: SentRequest, options: { readonly isReplacing: boolean }) => Promise<void>;

export function useRepeatRequest(clearCart: () => Promise<boolean>): RepeatRequest {
  const navigate = useNavigate();

  return async ({ reference, items }, { isReplacing }) => {
    if (isReplacing && !(await clearCart())) return;
    try {
      const { listDraft } = await import('#web/features/list/list-draft.ts');
      listDraft.putItems(items, { kind: 'request', id: reference });
    } finally {
      // If the import fails offline, the import of the panel fails too, and the error boundary loads the page again.
      void navigate(pasteListPath);
    }
  };
}
