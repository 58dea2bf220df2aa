import { lotPapersOf } from '#content/lot-papers.ts';
import { findProductId } from '#domain/catalogue.ts';
import { lotPaperNames, messagePaperNames } from '#text/lot-papers.ts';
import { quoteDetails as labels } from '#text/quote-details.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { hasDocument, withDocument, withoutDocument } from './document-list.ts';
import styles from './quote-details.module.css';

interface DocumentChoiceProps {
  documents: string;
  onChange: (documents: string) => void;
}

export function DocumentChoice({ documents, onChange }: DocumentChoiceProps) {
  const { items } = useCart();
  const ids = items.map(findProductId).filter((id) => id !== undefined);
  return (
    <fieldset className={`grid border-none bg-transparent p-0 ${styles.papers}`}>
      <legend className="border-none bg-transparent p-0 text-sm font-semibold">{labels.papers}</legend>
      {lotPapersOf(...ids).map((paper) => {
        const name = messagePaperNames[paper];
        const isAsked = hasDocument(documents, name);
        return (
          <label key={paper} className="flex min-h-touch items-center gap-3 text-sm">
            <input
              className="size-[1.25rem] flex-none accent-accent-strong"
              type="checkbox"
              checked={isAsked}
              onChange={() => onChange(isAsked ? withoutDocument(documents, name) : withDocument(documents, name))}
            />
            <span>{lotPaperNames[paper]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
