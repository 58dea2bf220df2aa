import { normalizeEmail } from '#domain/email.ts';
import { readEmail, removeVisitor, writeEmail } from '#web/storage/visitor.ts';
import { refreshCart, refreshInBackground } from './cart-fetching.ts';
import { getCart, setCart } from './cart-store.ts';

let emailChanges = 0;

/** How often the visitor has changed or removed the e-mail so far, in this tab or another. */
export function getEmailChanges(): number {
  return emailChanges;
}

/** Reads the browser's storage and keeps the cart in sync with other tabs, the network and back/forward navigation. */
export function startCartSync(): void {
  readVisitor();
  window.addEventListener('storage', syncWithOtherTabs);
  window.addEventListener('online', refreshInBackground);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) readVisitor();
  });
  // Another tab or device may have changed the cart meanwhile.
  window.addEventListener('focus', refreshInBackground);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshInBackground();
  });
}

/** Stores the e-mail and loads its cart. */
export function setEmail(text: string): void {
  emailChanges += 1;
  writeEmail(normalizeEmail(text));
  readVisitor();
}

/** Removes the visitor's data from this browser. The cart stays on the server. */
export function forgetVisitor(): void {
  emailChanges += 1;
  removeVisitor();
  readVisitor();
}

/** Reads the e-mail again if another tab has changed it. The storage event may arrive later than a response. */
export function syncWithOtherTabs(): void {
  const { isReady, email } = getCart();
  if (!isReady || readEmail() === email) return;
  emailChanges += 1;
  readVisitor();
}

/** Reads the stored e-mail and refetches its cart. */
export function readVisitor(): void {
  const state = getCart();
  const email = readEmail();
  const sameCart = state.isReady && email === state.email;
  setCart({
    isReady: true,
    email,
    items: sameCart ? state.items : [],
    isLoading: sameCart ? state.isLoading : email !== undefined,
  });
  void refreshCart();
}
