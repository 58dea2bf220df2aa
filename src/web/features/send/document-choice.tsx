import { lotPapersOf, paperGroups } from '#content/papers/lot-papers.ts';
import { findProductId } from '#domain/catalogue/catalogue.ts';
import { keysOf } from '#domain/fields.ts';
import { hasDocument, withDocument, withoutDocument } from '#domain/quote/document-list.ts';
import { messagePaperNames, paperCount, paperGroupNames } from '#text/list/lot-papers.ts';
import { quoteDetails as labels } from '#text/quote/quote-details.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { PaperTick } from '#web/features/papers/paper-tick.tsx';
import { Disclosure } from '#web/ui/controls/disclosure.tsx';

interface DocumentChoiceProps {
  documents: string;
  onChange: (documents: string) => void;
}

/** Folded by kind: a mixed list can have nineteen. */
export function DocumentChoice({ documents, onChange }: DocumentChoiceProps) {
  const { items } = useCart();
  const ids = items.map(findProductId).filter((id) => id !== undefined);
  const papers = lotPapersOf(...ids);
  const isTicked = (name: string) => hasDocument(documents, name);
  return (
    <fieldset className="col-span-full border-none bg-transparent p-0">
      <legend className="border-none bg-transparent p-0 text-sm font-semibold">{labels.papers}</legend>
      {keysOf(paperGroups).map((group) => {
        const papersOfGroup = papers.filter((paper) => paperGroups[group].includes(paper));
        const names = papersOfGroup.map((paper) => messagePaperNames[paper]);
        return (
          <Disclosure
            key={group}
            summary={
              <>
                <span>{paperGroupNames[group]}</span>
                <span className="font-normal">{paperCount(names.length, names.filter(isTicked).length)}</span>
              </>
            }
          >
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4">
              {papersOfGroup.map((paper) => {
                const name = messagePaperNames[paper];
                return (
                  <PaperTick
                    key={paper}
                    paper={paper}
                    isTicked={isTicked(name)}
                    onToggle={() =>
                      onChange(isTicked(name) ? withoutDocument(documents, name) : withDocument(documents, name))
                    }
                  />
                );
              })}
            </div>
          </Disclosure>
        );
      })}
    </fieldset>
  );
}
