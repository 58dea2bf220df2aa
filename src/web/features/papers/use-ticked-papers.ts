import type { LotPaper } from '#content/lot-papers.ts';
import { parseDetails } from '#domain/quote/quote-details.ts';
import { messagePaperNames } from '#text/lot-papers.ts';
import { localStore } from '#web/storage/browser-storage.ts';
import { useStored } from '#web/storage/use-stored.ts';
import { detailsKey } from '#web/storage/visitor.ts';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { hasDocument, withDocument, withoutDocument } from './document-list.ts';

/** The papers that go into the quote request: they stand in its documents, as if they were typed there. */
export function useTickedPapers() {
  const isHydrated = useHydrated();
  const [, setText] = useStored(detailsKey);
  const { documents } = parseDetails(isHydrated ? localStore.getJson(detailsKey) : undefined);
  return {
    isTicked: (paper: LotPaper) => hasDocument(documents, messagePaperNames[paper]),
    toggle: (paper: LotPaper) => {
      const details = parseDetails(localStore.getJson(detailsKey));
      const change = hasDocument(details.documents, messagePaperNames[paper]) ? withoutDocument : withDocument;
      const text = JSON.stringify({ ...details, documents: change(details.documents, messagePaperNames[paper]) });
      localStore.set(detailsKey, text);
      setText(text);
    },
  };
}
