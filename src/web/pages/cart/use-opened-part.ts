import { useState } from 'react';
import { cart } from '#text/cart.ts';
import { useMutation } from '#web/cart/use-mutation.ts';

/** Opens a lazy part of the page once its chunk is loaded. `error` tells why it could not be; `open` tries again. */
export function useOpenedPart(prepare: () => Promise<unknown>, startsOpen: boolean | (() => boolean) = false) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const loading = useMutation(
    async () => {
      await prepare();
      setIsOpen(true);
    },
    () => cart.partFailed,
  );
  return {
    isOpen,
    isPending: loading.isPending,
    error: loading.error,
    open: () => void loading.run(),
    close: () => setIsOpen(false),
  };
}
