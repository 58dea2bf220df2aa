import type { LotPaper } from '#content/papers/lot-papers.ts';
import { getPaperFamily, type ProductId } from '#domain/catalogue/catalogue.ts';
import { hasDocument, hasDocumentForItem, withDocument, withoutDocument } from '#domain/quote/document-list.ts';
import { messageFamilyNames, messageItemName, messagePaperNames } from '#text/papers/lot-paper-names.ts';
import { storedDetails } from '#web/storage/stored-details.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';

/**
 * The names of what a paper is requested for, as a message lists them, from narrow to wide: the product, if there is
 * one, and its family. A request for any of the names ticks the box.
 */
export type PaperScope = readonly [string, ...string[]];

/** The papers that the quote request asks for. They stand in its documents field, as if they were typed there. */
export function useRequestedPapers() {
  const { documents } = useStoredValue(storedDetails);
  return {
    isRequested: (paper: LotPaper, scope?: PaperScope) => hasDocument(documents, messagePaperNames[paper], scope),
    toggle: (paper: LotPaper, scope?: PaperScope) => {
      const details = storedDetails.read();
      storedDetails.write({
        ...details,
        documents: toggleDocument(details.documents, messagePaperNames[paper], scope),
      });
    },
    /** Whether the paper is requested for items of this scope by name. A request for all items does not count. */
    isRequestedForItem: (paper: LotPaper, scope: PaperScope) =>
      hasDocumentForItem(documents, messagePaperNames[paper], scope),
  };
}

function toggleDocument(documents: string, name: string, scope: PaperScope | undefined): string {
  return hasDocument(documents, name, scope)
    ? withoutDocument(documents, name, scope)
    : withDocument(documents, name, scope?.[0]);
}

export function getPaperScope(id: ProductId): PaperScope {
  return [messageItemName(id), messageFamilyNames[getPaperFamily(id)]];
}
