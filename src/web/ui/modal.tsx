import { useEffect, useRef, type ReactNode } from 'react';
import styles from './modal.module.css';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  label: string;
  /** Its layout and its entrance animation. */
  className: string;
  children: ReactNode;
}

/**
 * A native modal dialog: the rest of the page is inert, focus is trapped and restored, Escape closes it. A click whose
 * target is the dialog itself is a click on the backdrop and closes it too.
 */
export function Modal({ open, onClose, label, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const shown = dialog.current;
    if (!open) return undefined;
    if (shown?.open === false) shown.showModal();
    // Also when its page is left: a modal dialog that is not in sight keeps every page inert.
    return () => shown?.close();
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the dialog's own key is Escape
    <dialog
      ref={dialog}
      className={`border-none bg-transparent p-0 text-on-dark ${styles.dialog} ${className}`}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
