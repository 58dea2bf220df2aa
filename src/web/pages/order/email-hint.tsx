import { order } from '#text/order.ts';
import { Button } from '#web/ui/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';

interface EmailHintProps {
  stored: string | undefined;
  /** Whether the typed address is the stored one. */
  isStored: boolean;
  /** Whether the typed address is one. */
  isComplete: boolean;
  onChange: () => void;
}

/** Under the e-mail field: whose list it is, and what another address would do. */
export function EmailHint({ stored, isStored, isComplete, onChange }: EmailHintProps) {
  if (stored !== undefined && isStored) {
    return (
      <>
        {order.quotingAs(stored)}{' '}
        <Button variant="inline" onClick={onChange}>
          {order.change}
          <HiddenText> {order.changeWhat}</HiddenText>
        </Button>
      </>
    );
  }
  return stored !== undefined && isComplete ? order.otherEmail(stored) : order.emailHint;
}
