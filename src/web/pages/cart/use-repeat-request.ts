import { useNavigate } from 'react-router';
import type { SentRequest } from '#domain/quote/sent-request.ts';
import { listPath } from '#web/features/list/address/list-hash.ts';

type RepeatRequest = (request: SentRequest, options: { readonly isReplacing: boolean }) => Promise<void>;

/** Puts the items of a sent request into the list's table, after emptying the cart if they replace its items. */
export function useRepeatRequest(clearCart: () => Promise<boolean>): RepeatRequest {
  const navigate = useNavigate();

  return async ({ reference, items }, { isReplacing }) => {
    if (isReplacing && !(await clearCart())) return;
    try {
      // Imported here because few visits need it. The list's panel, which opens now, has it in its code.
      const { listDraft } = await import('#web/features/list/list-draft.ts');
      listDraft.putItems(items, { kind: 'request', name: reference });
    } finally {
      // Offline, the panel's code is missing too, and the error boundary loads the page again.
      void navigate(listPath);
    }
  };
}
