import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';

interface ConfirmButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** After a press, `use-row-actions.ts` focuses the next such button. */
export function ConfirmButton({ onClick, children }: ConfirmButtonProps) {
  return (
    <Button variant="flush" data-confirms onClick={onClick}>
      {children}
    </Button>
  );
}
