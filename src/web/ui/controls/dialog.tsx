import type { ComponentProps, Ref } from 'react';
import styles from './dialog.module.css';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'aria-label' | 'onClick'> {
  ref: Ref<HTMLDialogElement>;
  label: string;
}

export function Dialog({ label, className = '', ...dialog }: DialogProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the dialog's own key is Escape
    <dialog
      {...dialog}
      className={`dark-part ${styles.dialog} ${className}`}
      aria-label={label}
      onClick={({ target, currentTarget }) => {
        const isOnBackdrop = target === currentTarget;
        if (isOnBackdrop) currentTarget.close();
      }}
    />
  );
}
