import type { LotPaper } from '#content/papers/lot-papers.ts';
import { messagePaperNames } from '#text/list/lot-papers.ts';
import { storedDetails } from '#web/storage/stored-details.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';
import { hasDocument, withDocument, withoutDocument } from './document-list.ts';

/** The papers that go into the quote request: they stand in its documents, as if they were typed there. */
export function useTickedPapers() {
  const { documents } = useStoredValue(storedDetails);
  return {
    isTicked: (paper: LotPaper) => hasDocument(documents, messagePaperNames[paper]),
    toggle: (paper: LotPaper) => {
      const details = storedDetails.read();
      const name = messagePaperNames[paper];
      const change = hasDocument(details.documents, name) ? withoutDocument : withDocument;
      storedDetails.write({ ...details, documents: change(details.documents, name) });
    },
  };
}
