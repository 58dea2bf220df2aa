import { lotPapersOf } from '#content/papers/lot-papers.ts';
import { findProductId } from '#domain/catalogue/catalogue.ts';
import { hasDocument, withDocument, withoutDocument } from '#domain/quote/document-list.ts';
import { messagePaperNames } from '#text/list/lot-papers.ts';
import { quoteDetails as labels } from '#text/quote/quote-details.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { PaperTick } from '#web/features/papers/paper-tick.tsx';

interface DocumentChoiceProps {
  documents: string;
  onChange: (documents: string) => void;
}

export function DocumentChoice({ documents, onChange }: DocumentChoiceProps) {
  const { items } = useCart();
  const ids = items.map(findProductId).filter((id) => id !== undefined);
  return (
    <fieldset className="col-span-full grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4 border-none bg-transparent p-0">
      <legend className="border-none bg-transparent p-0 text-sm font-semibold">{labels.papers}</legend>
      {lotPapersOf(...ids).map((paper) => {
        const name = messagePaperNames[paper];
        const isTicked = hasDocument(documents, name);
        return (
          <PaperTick
            key={paper}
            paper={paper}
            isTicked={isTicked}
            onToggle={() => onChange(isTicked ? withoutDocument(documents, name) : withDocument(documents, name))}
          />
        );
      })}
    </fieldset>
  );
}
