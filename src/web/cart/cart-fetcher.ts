/** What fetches the cart. Its code is loaded only for visitors who have one. */
interface CartFetcher {
  /** Fetches the cart; reports a failure itself. */
  readonly refreshCart: () => Promise<void>;
  /** Fetches the cart unless a bulk operation is running. */
  readonly refreshInBackground: () => void;
}

let fetcher: CartFetcher | undefined;
let isAwaited = false;

/** The fetcher; undefined while its code is not loaded, and then the cart is fetched as soon as it is. */
export function awaitCartFetcher(): CartFetcher | undefined {
  isAwaited = true;
  return fetcher;
}

/** Sets the fetcher when its code runs. So a fetch that was awaited is older than all that other code asks for. */
export function setCartFetcher(loaded: CartFetcher): void {
  fetcher = loaded;
  if (isAwaited) void fetcher.refreshCart();
}
