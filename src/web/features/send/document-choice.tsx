import { getLotPapers, paperGroups } from '#content/papers/lot-papers.ts';
import { findProductId } from '#domain/catalogue/catalogue.ts';
import { getKeys } from '#domain/fields.ts';
import { quoteDetails as labels } from '#text/quote/quote-details.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { PaperGroup } from '#web/features/papers/paper-group.tsx';
import { isPaperTicked, togglePaper } from '#web/features/papers/use-ticked-papers.ts';

interface DocumentChoiceProps {
  documents: string;
  onChange: (documents: string) => void;
}

/** Folded by kind, because a mixed list can have twenty. */
export function DocumentChoice({ documents, onChange }: DocumentChoiceProps) {
  const { items } = useCart();
  const papers = getLotPapers(...items.map(findProductId).filter((id) => id !== undefined));
  return (
    <fieldset className="col-span-full border-none bg-transparent p-0">
      <legend className="border-none bg-transparent p-0 text-sm font-semibold">{labels.papers}</legend>
      {getKeys(paperGroups).map((group) => (
        <PaperGroup
          key={group}
          variant="fields"
          group={group}
          papers={papers}
          isTicked={(paper) => isPaperTicked(documents, paper)}
          onToggle={(paper) => onChange(togglePaper(documents, paper))}
        />
      ))}
    </fieldset>
  );
}
