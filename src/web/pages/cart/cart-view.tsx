import type { RefObject } from 'react';
import { totalOf } from '#domain/amount.ts';
import type { CartItem } from '#domain/cart-item.ts';
import type { SentRequest } from '#domain/sent-request.ts';
import { preview, sendBar } from '#text/cart.ts';
import { shownDate } from '#text/quote-message.ts';
import { Button } from '#web/ui/button.tsx';
import { CartList } from './cart-list.tsx';
import { Letterhead } from './letterhead.tsx';
import type { NewList } from './new-list.ts';
import { focusSendPanel, SendPanel } from './send-panel.tsx';
import { useQuoteDraft } from './use-quote-draft.ts';
import type { Removal } from './use-removal.ts';
import styles from './cart-view.module.css';

interface CartViewProps {
  email: string;
  items: readonly CartItem[];
  removal: Removal;
  onChange: () => void;
  onForget: () => void;
  addedId: string | undefined;
  onSent: (request: SentRequest) => void;
  newList: NewList;
  panel: RefObject<HTMLElement | null>;
}

/** A cart with items: the list, the panel that sends it, and in print a letterhead above the list. */
export function CartView({
  email,
  items,
  removal,
  addedId,
  onSent,
  newList,
  panel,
  onChange,
  onForget,
}: CartViewProps) {
  const draft = useQuoteDraft(email, items, onSent);
  const { reference, message } = draft;
  return (
    <div className={`ui-stack ui-gap-4 ui-align-start ${styles.columns}`}>
      <div className="ui-shrink">
        <Letterhead email={email} draft={draft} />
        <CartList
          items={items}
          removal={removal}
          addedId={addedId}
          isClearing={newList.pending !== undefined}
          onClear={newList.clear}
          reference={reference.id}
          date={shownDate(reference.date)}
        />
        <div
          className={`ui-narrow-only ui-screen-only ui-sticky-bar ui-cluster ui-spread ui-strong ui-numbers ui-paper ui-line-accent ui-sm ui-gap-2-4 ${styles.bar}`}
        >
          <p>{sendBar.summary(items.length, totalOf(items))}</p>
          <Button onClick={() => focusSendPanel(panel.current)}>{sendBar.send}</Button>
        </div>
      </div>
      <SendPanel ref={panel} email={email} items={items} draft={draft} onChange={onChange} onForget={onForget} />
      {!reference.sentWay && (
        <section className="ui-screen-only ui-stack ui-shrink ui-gap-2">
          <h2 className="ui-title-sm">{preview.title}</h2>
          <p className="ui-note">{preview.text}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
          <div className="ui-message ui-mt-2" tabIndex={0} role="region" aria-label={preview.title}>
            <p>{message.short}</p>
          </div>
        </section>
      )}
    </div>
  );
}
