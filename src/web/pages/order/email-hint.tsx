import { order } from '#text/order.ts';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { InlineButton } from '#web/ui/inline-button.tsx';

interface EmailHintProps {
  readonly stored: string | undefined;
  /** Whether the typed address is the stored one. */
  readonly isStored: boolean;
  /** Whether the typed address is one. */
  readonly isComplete: boolean;
  readonly onChange: () => void;
}

/** Under the e-mail field: whose list it is, and what another address would do. */
export function EmailHint({ stored, isStored, isComplete, onChange }: EmailHintProps) {
  if (stored !== undefined && isStored) {
    return (
      <>
        {order.quotingAs(stored)}{' '}
        <InlineButton onClick={onChange}>
          {order.change}
          <HiddenText> {order.changeWhat}</HiddenText>
        </InlineButton>
      </>
    );
  }
  return stored !== undefined && isComplete ? order.otherEmail(stored) : order.emailHint;
}
