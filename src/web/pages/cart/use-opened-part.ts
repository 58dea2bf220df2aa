import { useState } from 'react';
import { flushSync } from 'react-dom';
import { cart } from '#text/cart.ts';
import { useMutation } from '#web/cart/use-mutation.ts';

/**
 * Opens a lazy part of the page once its chunk is loaded. `error` tells why it could not be; `open` tries again.
 * `takesFocus` is false if the visitor has moved the focus while the chunk was loading.
 */
export function useOpenedPart(prepare: () => Promise<unknown>, startsOpen: boolean | (() => boolean) = false) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [takesFocus, setTakesFocus] = useState(true);
  const loading = useMutation(
    async () => {
      const focused = document.activeElement;
      await prepare();
      // At once: the visitor could press elsewhere between this check and a later render.
      flushSync(() => {
        setTakesFocus(document.activeElement === focused);
        setIsOpen(true);
      });
    },
    () => cart.partFailed,
  );
  return {
    isOpen,
    takesFocus,
    isPending: loading.isPending,
    error: loading.error,
    open: () => void loading.run(),
    close: () => setIsOpen(false),
  };
}
