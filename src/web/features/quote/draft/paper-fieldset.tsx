import { useState } from 'react';
import { getLotPapers, paperGroups } from '#content/papers/lot-papers.ts';
import { findProductId } from '#domain/catalogue/catalogue.ts';
import { getKeys } from '#domain/fields.ts';
import { quoteDetailTexts } from '#text/quote/quote-details.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { PaperChoice } from '#web/features/papers/paper-choice.tsx';
import { useRequestedPapers } from '#web/features/papers/use-requested-papers.ts';

/** The papers that can be requested for the items of the cart. A tick is stored at once, as on the pages of products. */
export function PaperFieldset() {
  const papers = getLotPapers(
    ...useCart()
      .items.map(findProductId)
      .filter((id) => id !== undefined),
  );
  const { isRequested } = useRequestedPapers();
  const [openGroups] = useState(() =>
    getKeys(paperGroups).filter((group) =>
      papers.some((paper) => paperGroups[group].includes(paper) && isRequested(paper)),
    ),
  );
  return (
    <fieldset className="col-span-full border-none bg-transparent p-0">
      <legend className="border-none bg-transparent p-0 text-sm font-semibold">{quoteDetailTexts.papers}</legend>
      <PaperChoice papers={papers} openGroups={openGroups} />
    </fieldset>
  );
}
