import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';

interface ConfirmButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** Confirms how a row was read, or chooses its product. `use-row-actions.ts` then focuses the next such button. */
export function ConfirmButton({ onClick, children }: ConfirmButtonProps) {
  return (
    <Button variant="flush" data-confirms onClick={onClick}>
      {children}
    </Button>
  );
}
