import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { shownItem } from '#content/shown-item.ts';
import type { CartItem } from '#domain/cart-item.ts';
import type { SentRequest } from '#domain/sent-request.ts';
import { formatSharedList } from '#domain/shared-list.ts';
import { cartTable, emptyCart, removal as text } from '#text/cart.ts';
import { emptyBowl } from '#text/empty-states.ts';
import { getJustAdded, setJustAdded } from '#web/cart/just-added.ts';
import { lazyPart } from '#web/lazy-part.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ToolIcon } from '#web/ui/tool-icon.tsx';
import { AddedNotice } from './added-notice.tsx';
import { CartOwner } from './cart-owner.tsx';
import { CartView } from './cart-view.tsx';
import { NewListNotice } from './new-list-notice.tsx';
import { quickListHash } from './quick-list-hash.ts';
import { useSentRequests } from './quote-storage.ts';
import { RemovedNotice } from './removed-notice.tsx';
import { focusSendPanel } from './send-panel.tsx';
import { useNewList } from './use-new-list.ts';
import { formerMessage } from './use-quote-draft.ts';
import type { Removal } from './use-removal.ts';
import type { RepeatedRequest } from './use-shared-list.ts';
import styles from './cart-content.module.css';

const SentRequests = lazyPart('/cart', async () => (await import('./sent-requests.tsx')).SentRequests);

interface VisitorProps {
  email: string;
  onChange: () => void;
  onForget: () => void;
}

interface CartContentProps extends VisitorProps {
  items: readonly CartItem[];
  removal: Removal;
}

/** The cart of a visitor whose e-mail is known: the list, or what to do without items. */
export function CartContent({ items, removal, ...visitor }: CartContentProps) {
  const { error, removed } = removal;
  const restored = removal.restored && shownItem(removal.restored);
  const [added] = useState(getJustAdded);
  const sent = useSentRequests(visitor.email);
  const newList = useNewList(visitor.email);
  const navigate = useNavigate();
  // Stays when the last one is removed, to say so.
  const [hadRequests, setHadRequests] = useState(false);
  if (sent.requests.length > 0 && !hadRequests) setHadRequests(true);
  const panel = useRef<HTMLElement>(null);
  const isShown = (id: string | undefined) =>
    items.some((item) => item.id === id) || removed.some(({ item }) => item.id === id);

  useEffect(() => () => setJustAdded(undefined), []);

  /** Adds the items of a former request the way of a shared list, which resumes after errors and adds nothing twice. */
  const repeat = async ({ reference, email, items: former }: SentRequest, isReplacing: boolean) => {
    if (isReplacing && !(await newList.clear())) return;
    const state: RepeatedRequest = { reference, email, run: `${reference}-${Date.now()}` };
    await navigate(`/cart${formatSharedList(former)}`, { state });
  };

  return (
    <>
      <p role="status">{restored && <HiddenText>{text.back(restored.category, restored.type)}</HiddenText>}</p>
      {error && !isShown(error.id) && (
        <div className="ui-mb-5">
          <Alert key={error.id} text={error.text} />
        </div>
      )}
      {added && items.some(({ id }) => id === added.id) && (
        <AddedNotice added={added} onSend={() => focusSendPanel(panel.current)} />
      )}
      <NewListNotice list={newList} present={new Set(items.map(({ id }) => id))} />
      {items.length === 0 ? (
        <>
          {removed.map((each) => (
            <div key={each.item.id} className="ui-screen-only ui-stack ui-mb-5 ui-gap-3">
              <RemovedNotice removed={each} removal={removal} />
            </div>
          ))}
          <EmptyCart {...visitor} />
        </>
      ) : (
        <CartView
          {...visitor}
          items={items}
          removal={removal}
          addedId={added?.id}
          onSent={sent.add}
          newList={newList}
          panel={panel}
        />
      )}
      {hadRequests && (
        <Suspense>
          <SentRequests
            {...sent}
            textOf={formerMessage}
            hasItems={items.length > 0}
            onAgain={(...choice) => void repeat(...choice)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A cart without items, and the way to fill it. */
function EmptyCart({ email, onChange, onForget }: VisitorProps) {
  return (
    <EmptyState
      variant="card"
      className={styles.empty}
      picture={<Picture source={emptyBowl} sizes="(min-width: 1025px) 36rem, 92vw" />}
      title={emptyCart.title}
      text={emptyCart.text}
    >
      <ButtonLink to="/shop">{emptyCart.continue}</ButtonLink>
      <Link className="ui-text-link" to={`/cart${quickListHash}`}>
        <ToolIcon name="copy" size={18} />
        {cartTable.pasteList}
      </Link>
      <CartOwner email={email} onChange={onChange} onForget={onForget} />
    </EmptyState>
  );
}
