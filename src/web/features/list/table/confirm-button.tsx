import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import styles from './confirm-button.module.css';

interface ConfirmButtonProps {
  onClick: () => void;
  children: ReactNode;
}

export function ConfirmButton({ onClick, children }: ConfirmButtonProps) {
  return (
    <Button variant="text" data-column="confirm" className={styles.confirm} onClick={onClick}>
      {children}
    </Button>
  );
}
