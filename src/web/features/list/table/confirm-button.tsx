import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';

interface ConfirmButtonProps {
  onClick: () => void;
  children: ReactNode;
}

export function ConfirmButton({ onClick, children }: ConfirmButtonProps) {
  return (
    <Button variant="flush" data-confirms onClick={onClick}>
      {children}
    </Button>
  );
}
