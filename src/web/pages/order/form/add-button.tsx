import { orderPageTexts } from '#text/pages/order.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './add-button.module.css';

interface AddButtonProps {
  isPending: boolean;
  isAdded: boolean;
}

export function AddButton({ isPending, isAdded }: AddButtonProps) {
  if (isAdded) {
    // Pending, so that it ignores presses until the cart opens.
    return (
      <Button type="submit" variant="done" size="wide" isPending>
        <Icon name="check" size={20} />
        <span>{orderPageTexts.added}</span>
      </Button>
    );
  }
  return (
    <Button type="submit" size="wide" isPending={isPending}>
      {isPending && <span className={styles.spinner} aria-hidden="true" />}
      <span>{isPending ? orderPageTexts.adding : orderPageTexts.add}</span>
    </Button>
  );
}
