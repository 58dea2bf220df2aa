import { useEffect, useId, useRef } from 'react';
import { offerWords } from '#content/en/cart.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './shared-offer.module.css';
import type { SharedList } from './use-shared-list.ts';

interface SharedOfferProps {
  shared: SharedList;
  /** The visitor's own address; undefined until it is given. */
  email: string | undefined;
}

/** A list that another person has shared: what is in it, and the choice to add it to one's own. */
export function SharedOffer({ shared, email }: SharedOfferProps) {
  const { items, added } = shared;
  const titleId = useId();
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The button that was pressed is gone with the offer.
    if (added !== undefined) status.current?.focus();
  }, [added]);

  if (items === undefined) {
    return (
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={added === undefined ? undefined : `ui-screen-only ui-notice ${styles.added}`}
      >
        {added !== undefined && offerWords.added(added)}
      </p>
    );
  }
  if (items.length === 0) {
    return (
      <div className={`ui-screen-only ${styles.damaged}`}>
        <Alert text={offerWords.damaged} />
      </div>
    );
  }
  return (
    <section className={`ui-screen-only ${styles.offer}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Icon name="link" />
        {offerWords.title(items.length)}
      </h2>
      <ul className={styles.items}>
        {items.map(({ category, type, quantity, packWeight, unit }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two items may be alike, and the list never changes
          <li key={index}>{offerWords.item(category, type, quantity, packWeight, unit)}</li>
        ))}
      </ul>
      {email === undefined ? (
        <p>{offerWords.needsEmail}</p>
      ) : (
        <>
          <p>{offerWords.text}</p>
          {shared.failure !== undefined && <Alert text={shared.failure} />}
          <div className="ui-actions">
            <Button isPending={shared.busy} onClick={() => shared.add(email)}>
              {shared.busy ? offerWords.adding : offerWords.add(items.length)}
            </Button>
            <Button variant="text" isPending={shared.busy} onClick={shared.refuse}>
              {offerWords.refuse}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
