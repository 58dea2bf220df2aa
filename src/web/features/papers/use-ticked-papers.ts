import type { LotPaper } from '#content/papers/lot-papers.ts';
import { getPaperFamily, type ProductId } from '#domain/catalogue/catalogue.ts';
import { hasDocument, hasDocumentForItem, withDocument, withoutDocument } from '#domain/quote/document-list.ts';
import { messageFamilyItems, messageItemName, messagePaperNames } from '#text/papers/lot-papers.ts';
import { storedDetails } from '#web/storage/stored-details.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';

/** What a paper is asked for, such as a product and its family: a tick writes the first, and one for any of them counts. */
type PaperItems = readonly [string, ...string[]];

/** Whether a paper is asked for in the documents field: for one of the items; without items, for any. */
export function isPaperTicked(documents: string, paper: LotPaper, items?: PaperItems): boolean {
  return hasDocument(documents, messagePaperNames[paper], items);
}

/** The documents field with a paper ticked or no longer; without items, for the whole request. */
export function togglePaper(documents: string, paper: LotPaper, items?: PaperItems): string {
  const name = messagePaperNames[paper];
  return isPaperTicked(documents, paper, items)
    ? withoutDocument(documents, name, items)
    : withDocument(documents, name, items?.[0]);
}

/** The papers that are ticked for the quote request. A tick writes the paper into the documents field, as if it were typed there. */
export function useTickedPapers() {
  const { documents } = useStoredValue(storedDetails);
  return {
    isTicked: (paper: LotPaper, items?: PaperItems) => isPaperTicked(documents, paper, items),
    toggle: (paper: LotPaper, items: PaperItems) => {
      const details = storedDetails.read();
      storedDetails.write({ ...details, documents: togglePaper(details.documents, paper, items) });
    },
    /** Whether the paper is asked for one of these items, and not for the whole request. */
    isForItem: (paper: LotPaper, items: PaperItems) => hasDocumentForItem(documents, messagePaperNames[paper], items),
  };
}

/** A tick for a product, which a tick for its family includes. */
export function getPaperItems(id: ProductId): PaperItems {
  return [messageItemName(id), messageFamilyItems[getPaperFamily(id)]];
}
