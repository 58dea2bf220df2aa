import { sendPanel } from '#text/cart.ts';
import { Button } from '#web/ui/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import styles from './cart-owner.module.css';

interface QuotingAsProps {
  email: string;
  onChange: () => void;
  onForget: () => void;
}

/** Whose list this is, with the ways to another address and out. */
export function CartOwner({ email, onChange, onForget }: QuotingAsProps) {
  return (
    <p className={styles.line}>
      <span>
        {sendPanel.quotingAs} <strong>{email}</strong>,{' '}
        <Button variant="inline" onClick={onChange}>
          {sendPanel.change}
          <HiddenText> {sendPanel.changeWhat}</HiddenText>
        </Button>
      </span>
      <Button variant="inline" onClick={onForget} title={sendPanel.forgetHint}>
        {sendPanel.forget}
      </Button>
    </p>
  );
}
