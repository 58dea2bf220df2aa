import { useState } from 'react';
import { paperGroups } from '#content/papers/lot-papers.ts';
import { findProductId } from '#domain/catalogue/catalogue.ts';
import { getKeys } from '#domain/fields.ts';
import { quoteDetailTexts } from '#text/quote/quote-details.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { PaperChoice } from '#web/features/papers/paper-choice.tsx';
import { useRequestedPapers } from '#web/features/papers/use-requested-papers.ts';

export function PaperFieldset() {
  const { items } = useCart();
  const { isRequested } = useRequestedPapers();
  const [initiallyOpenGroups] = useState(() =>
    getKeys(paperGroups).filter((group) => paperGroups[group].some((paper) => isRequested(paper))),
  );
  return (
    <fieldset className="col-span-full border-none p-0">
      <legend className="p-0 text-small font-semibold">{quoteDetailTexts.papers}</legend>
      <PaperChoice
        ids={items.map(findProductId).filter((id) => id !== undefined)}
        initiallyOpenGroups={initiallyOpenGroups}
      />
    </fieldset>
  );
}
