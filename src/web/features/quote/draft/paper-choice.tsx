import { useState } from 'react';
import { getLotPapers, paperGroups, type LotPaper } from '#content/papers/lot-papers.ts';
import { findProductId } from '#domain/catalogue/catalogue.ts';
import { getKeys } from '#domain/fields.ts';
import { quoteDetailTexts } from '#text/quote/quote-details.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { PaperGroupChoice } from '#web/features/papers/paper-group-choice.tsx';
import { isPaperRequested, togglePaper } from '#web/features/papers/use-requested-papers.ts';

interface PaperChoiceProps {
  documents: string;
  onChange: (documents: string) => void;
}

/** One disclosure for each group: a cart of many products has too many papers for one list. */
export function PaperChoice({ documents, onChange }: PaperChoiceProps) {
  const { items } = useCart();
  const papers = getLotPapers(...items.map(findProductId).filter((id) => id !== undefined));
  const isRequested = (paper: LotPaper) => isPaperRequested(documents, paper);
  const [requestedAtFirst] = useState(() => papers.filter(isRequested));
  return (
    <fieldset className="col-span-full border-none bg-transparent p-0">
      <legend className="border-none bg-transparent p-0 text-sm font-semibold">{quoteDetailTexts.papers}</legend>
      {getKeys(paperGroups).map((group) => (
        <PaperGroupChoice
          key={group}
          group={group}
          papers={papers}
          isInitiallyOpen={requestedAtFirst.some((paper) => paperGroups[group].includes(paper))}
          isRequested={isRequested}
          onToggle={(paper) => onChange(togglePaper(documents, paper))}
        />
      ))}
    </fieldset>
  );
}
