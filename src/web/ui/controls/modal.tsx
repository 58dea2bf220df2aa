import { useEffect, useRef } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import { measureScrollbar } from './measure-scrollbar.ts';

interface ModalProps extends Omit<DialogProps, 'ref' | 'open' | 'onClose'> {
  isOpen: boolean;
  onClose: () => void;
}

export function Modal({ isOpen, onClose, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen) return undefined;
    measureScrollbar();
    if (element?.open === false) element.showModal();
    // Closes the dialog on unmount too, because a modal dialog that is out of sight keeps every page inert.
    return () => element?.close();
  }, [isOpen]);

  return <Dialog ref={dialog} onClose={onClose} {...rest} />;
}
