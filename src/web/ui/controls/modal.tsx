import { useEffect, useRef } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';

/**
 * Call it before a dialog opens. The open dialog hides the page's scrollbar, and the page leaves room of the same
 * width, so that it does not move.
 */
export function measureScrollbar(): void {
  const { documentElement: html } = document;
  html.style.setProperty('--scrollbar', `${window.innerWidth - html.clientWidth}px`);
}

interface ModalProps extends Omit<DialogProps, 'ref' | 'open' | 'onClose'> {
  isOpen: boolean;
  onClose: () => void;
}

/** A `Dialog` that `isOpen` opens and closes; `Dialog` alone is opened by its caller. */
export function Modal({ isOpen, onClose, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen) return undefined;
    measureScrollbar();
    if (element?.open === false) element.showModal();
    // Also on unmount: a modal dialog that is out of sight keeps every page inert.
    return () => element?.close();
  }, [isOpen]);

  return <Dialog ref={dialog} onClose={onClose} {...rest} />;
}
