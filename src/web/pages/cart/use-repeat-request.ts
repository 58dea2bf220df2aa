import { useNavigate } from 'react-router';
import type { SentRequest } from '#domain/quote/sent-request.ts';
import { listPath } from '#web/features/list/address/list-hash.ts';

export function useRepeatRequest(clearCart: () => Promise<boolean>) {
  const navigate = useNavigate();

  return async (
    { reference, items }: SentRequest,
    { isReplacing }: { readonly isReplacing: boolean },
  ): Promise<void> => {
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
