import type { CartItem } from '#domain/cart-item.ts';
import { lazyPart } from '#web/lazy-part.ts';
import { prepareMessageActions } from '#web/ui/use-message-actions.ts';

const loadOpened = () => import('./on-demand-parts.ts');

// What a visitor of the cart opens, in one chunk.
export const QuoteDetailsFields = lazyPart('/cart', async () => (await loadOpened()).QuoteDetailsFields);
export const RowEditor = lazyPart('/cart', async () => (await loadOpened()).RowEditor);
export const ShareList = lazyPart('/cart', async () => (await loadOpened()).ShareList);

/** Saves the items as a file. Rejects if the code for it can't be loaded. */
export async function saveQuote(reference: string, items: readonly CartItem[]): Promise<void> {
  (await loadOpened()).saveQuote(reference, items);
}

const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Loads all that a press may need at the first interaction with the page, so that no press waits. Returns a clean-up function. */
export function loadOnInteraction(): () => void {
  const controller = new AbortController();
  const prepare = () => {
    controller.abort();
    // After the press itself has been handled. A failure is reported when the part is needed.
    setTimeout(() => void Promise.all([loadOpened(), prepareMessageActions()]).catch(() => undefined));
  };
  for (const type of interactions)
    document.addEventListener(type, prepare, { passive: true, signal: controller.signal });
  return () => controller.abort();
}
