import { useEffect, useRef, type ComponentProps, type Ref } from 'react';
import styles from './modal.module.css';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'aria-label'> {
  ref: Ref<HTMLDialogElement>;
  label: string;
}

/**
 * A native dialog. A click whose target is the dialog itself is a click on the backdrop, and closes it as Escape does.
 * The caller's class gives layout and entrance animation.
 */
export function Dialog({ label, className = '', ...dialog }: DialogProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the dialog's own key is Escape
    <dialog
      {...dialog}
      className={`h-dvh max-h-none max-w-none border-none bg-transparent p-0 text-on-dark ${styles.dialog} ${className}`}
      aria-label={label}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    />
  );
}

/** Call it before a dialog opens, which hides the page's scrollbar: the page keeps its room free and does not move. */
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
