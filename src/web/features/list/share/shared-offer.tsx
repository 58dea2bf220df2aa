import { useEffect, useId, useRef } from 'react';
import { localizeItem } from '#content/localize-item.ts';
import { findProductId } from '#domain/catalogue.ts';
import { sharedOffer } from '#text/shared-list.ts';
import { ProductNotices } from '#web/features/catalogue/product-notices.tsx';
import { ImportProgress } from '#web/features/list/import-progress.tsx';
import { useSharedList } from '#web/features/list/use-shared-list.ts';
import { Alert } from '#web/ui/controls/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface SharedOfferProps {
  /** The visitor's own e-mail; undefined until it is entered. */
  email: string | undefined;
}

/** A list that another person has shared: its items, and the choice to add them to the visitor's own cart. */
export function SharedOffer({ email }: SharedOfferProps) {
  const shared = useSharedList(email);
  const { items, total, isAdding, repeated } = shared;
  const reference = repeated?.reference;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // It was chosen at the end of the page, by a button that is gone.
    if (reference !== undefined) title.current?.focus();
  }, [reference]);

  useEffect(() => {
    // The button that was pressed was removed with the offer.
    if (total !== undefined) status.current?.focus();
  }, [total]);

  if (items === undefined) {
    return (
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={
          total === undefined
            ? undefined
            : `mb-5 rounded-sm border-l-3 border-leaf bg-linen px-4 py-3 text-sm print:hidden`
        }
      >
        {total && (total.isRepeated ? sharedOffer.addedAgain : sharedOffer.added)(total.count)}
      </p>
    );
  }
  if (items.length === 0) {
    return (
      <div className="mb-5 print:hidden">
        <Alert text={sharedOffer.damaged} />
      </div>
    );
  }
  return (
    <section
      className="mb-6 grid gap-3 rounded-md border border-accent bg-linen p-panel print:hidden"
      aria-labelledby={titleId}
    >
      <h2 ref={title} id={titleId} tabIndex={-1} className="flex items-center gap-3 font-serif-small text-title-sm">
        <Icon name="link" className="flex-none text-accent-strong" />
        <span>
          {reference === undefined ? sharedOffer.title(items.length) : sharedOffer.repeated(items.length, reference)}
        </span>
      </h2>
      <ul className="max-h-[14rem] list-disc overflow-auto pl-5 text-sm">
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two items may be equal, and the list never changes
          <li key={index}>{sharedOffer.item(localizeItem(item))}</li>
        ))}
      </ul>
      <ProductNotices ids={items.map(findProductId)} />
      {email === undefined ? (
        <p>{sharedOffer.needsEmail}</p>
      ) : (
        <>
          {reference === undefined && <p>{sharedOffer.text}</p>}
          {shared.error !== undefined && <Alert text={shared.error} />}
          <ImportProgress {...shared} total={items.length} texts={sharedOffer} />
          <div className="flex flex-wrap items-center gap-3">
            <Button isPending={isAdding} onClick={() => shared.add(email)}>
              {isAdding ? sharedOffer.adding : shared.added > 0 ? sharedOffer.goOn : sharedOffer.add(items.length)}
            </Button>
            {isAdding ? (
              <Button variant="text" onClick={shared.stop}>
                {sharedOffer.stop}
              </Button>
            ) : (
              <Button variant="text" onClick={shared.refuse}>
                {sharedOffer.refuse}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
