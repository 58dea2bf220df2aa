import { useEffect, useRef, type ReactNode } from 'react';
import styles from './modal.module.css';

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  /** Replaces the width, place and entrance of a full-screen veil whose content stands in the middle and grows in. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A native modal dialog: the rest of the page is inert, the focus stays inside and goes back to where it was, Escape
 * closes. A click that meets the dialog itself, and nothing in it, is a click on the backdrop and closes too.
 */
export function Modal({ open, onClose, label, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const shown = dialog.current;
    if (open && shown?.open === false) shown.showModal();
    else if (!open) shown?.close();
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the dialog's own key is Escape
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className ?? styles.veil}`}
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
