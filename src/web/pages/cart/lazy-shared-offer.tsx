import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { sharedListPrefix } from '#domain/shared-list.ts';
import { readSharedListProgress } from '#web/cart/visitor.ts';
import { PageLoadError } from '#web/page-load-error.ts';

const SharedOffer = lazy(async () => {
  try {
    return { default: (await import('./shared-offer.tsx')).SharedOffer };
  } catch (cause) {
    throw new PageLoadError('/cart', { cause });
  }
});

/** The offer of a shared list, in a chunk of its own: few visits of the cart have one. */
export function LazySharedOffer({ email }: { email: string | undefined }) {
  const { hash } = useLocation();
  const [isNeeded, setIsNeeded] = useState(false);
  if (!isNeeded && (hash.startsWith(sharedListPrefix) || readSharedListProgress())) setIsNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <SharedOffer email={email} />
      </Suspense>
    )
  );
}
