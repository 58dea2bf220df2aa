import { useState } from 'react';
import { getLotPapers, paperGroups, type LotPaper, type PaperGroup } from '#content/papers/lot-papers.ts';
import { findProductId } from '#domain/catalogue/catalogue.ts';
import { getKeys } from '#domain/fields.ts';
import { formatPaperCount, paperGroupNames } from '#text/papers/lot-papers.ts';
import { quoteDetailTexts } from '#text/quote/quote-details.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { PaperCheckbox } from '#web/features/papers/paper-checkbox.tsx';
import { isPaperRequested, togglePaper } from '#web/features/papers/use-requested-papers.ts';
import { Disclosure } from '#web/ui/controls/disclosure.tsx';

interface PaperChoiceProps {
  documents: string;
  onChange: (documents: string) => void;
}

/** One disclosure for each group: a cart of many products has too many papers for one list. */
export function PaperChoice(props: PaperChoiceProps) {
  const { items } = useCart();
  const papers = getLotPapers(...items.map(findProductId).filter((id) => id !== undefined));
  return (
    <fieldset className="col-span-full border-none bg-transparent p-0">
      <legend className="border-none bg-transparent p-0 text-sm font-semibold">{quoteDetailTexts.papers}</legend>
      {getKeys(paperGroups).map((group) => (
        <Group
          key={group}
          group={group}
          papers={papers.filter((paper) => paperGroups[group].includes(paper))}
          {...props}
        />
      ))}
    </fieldset>
  );
}

interface GroupProps extends PaperChoiceProps {
  group: PaperGroup;
  papers: readonly LotPaper[];
}

function Group({ group, papers, documents, onChange }: GroupProps) {
  const isRequested = (paper: LotPaper) => isPaperRequested(documents, paper);
  const requestedCount = papers.filter(isRequested).length;
  const [isInitiallyOpen] = useState(requestedCount > 0);
  return (
    <Disclosure
      isInitiallyOpen={isInitiallyOpen}
      summary={
        <>
          <span>{paperGroupNames[group]}</span>
          <span className="font-normal">{formatPaperCount(papers.length, requestedCount)}</span>
        </>
      }
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4">
        {papers.map((paper) => (
          <PaperCheckbox
            key={paper}
            paper={paper}
            isChecked={isRequested(paper)}
            onToggle={() => onChange(togglePaper(documents, paper))}
          />
        ))}
      </div>
    </Disclosure>
  );
}
