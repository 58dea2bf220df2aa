import { useEffect, useState } from 'react';
import { justAdded as text } from '#text/cart.ts';
import type { JustAdded } from '#web/cart/just-added.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './added-notice.module.css';

interface AddedNoticeProps {
  added: JustAdded;
  onSend: () => void;
}

/** Says what the order page has added, and leads on: to the next item, or to the form that sends the request. */
export function AddedNotice({ added, onSend }: AddedNoticeProps) {
  const { category, name, quantity, packWeight, unit } = added;
  const [isMounted, setIsMounted] = useState(false);
  // Screen readers announce only changes of a status that is in the page already.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="ui-screen-only ui-notice ui-cluster ui-spread ui-gap-3-5 ui-mb-4 ui-p-3-4">
      <p role="status" className={`ui-row ui-gap-3 ${styles.text}`}>
        <Icon name="check" className="ui-rigid ui-leaf" />
        {isMounted && <span>{text.added(name, quantity, packWeight, unit)}</span>}
      </p>
      <div className="ui-cluster ui-gap-3">
        <ButtonLink variant="outline" to={`/order/${category}`}>
          {text.another[category]}
        </ButtonLink>
        {/* On a narrow screen the bar at its bottom has the same button. */}
        <Button className="ui-wide-only" onClick={onSend}>
          {text.send}
        </Button>
      </div>
    </div>
  );
}
