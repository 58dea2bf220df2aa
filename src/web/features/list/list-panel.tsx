import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { listPanelTexts } from '#text/list/list-panel.ts';
import { useFocusWhen } from '#web/browser/use-focus-when.ts';
import type { ListOrigin } from '#web/storage/list/stored-list-draft.ts';
import { Card } from '#web/ui/card.tsx';
import { Alert } from '#web/ui/messages/alert.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { useListHash } from './hash/use-list-hash.ts';
import { AddedStatus } from './job/added-status.tsx';
import { JobPanel } from './job/job-panel.tsx';
import { useAddJob } from './job/use-add-job.ts';
import { listDraft, useListDraft } from './list-draft.ts';
import { ListEditor } from './list-editor.tsx';
import { useListReader } from './use-list-reader.ts';
import { useProductLookup, type ProductLookup } from './use-product-lookup.ts';

interface ListPanelProps {
  email: string | undefined;
}

export function ListPanel(props: ListPanelProps) {
  const products = useProductLookup();
  return products && <LoadedListPanel {...props} {...products} />;
}

function LoadedListPanel({ email, parser, searchProducts }: ListPanelProps & ProductLookup) {
  const { rows, otherLines, text, origin } = useListDraft();
  const listHash = useListHash();
  const reader = useListReader(parser);
  const { progress, ...addJob } = useAddJob(email);
  const heading = useRef<HTMLHeadingElement>(null);
  const counts = useRef<HTMLParagraphElement>(null);
  const titleId = useId();
  const { isOpen, isDamaged } = listHash;
  const isEmpty = rows.length === 0 && otherLines.length === 0 && text === '';

  const openRequest = isOpen && origin?.kind === 'request' ? origin : undefined;
  useFocusWhen(heading, openRequest);
  useFocusWhen(counts, reader.lastParsedList);

  const closeIfEmpty = useEffectEvent(() => {
    if (isEmpty) listHash.close();
  });
  useEffect(() => {
    if (addJob.finishedJobRowCount !== undefined) closeIfEmpty();
  }, [addJob.finishedJobRowCount]);

  const add = (cartEmail: string) => {
    if (!addJob.start(cartEmail, 'rows')) return;
    listHash.goToPaste();
    listDraft.change({ remarks: [], origin: undefined });
  };

  return (
    <>
      <AddedStatus
        finishedJobRowCount={addJob.finishedJobRowCount}
        noticeVariant="text"
        className="mb-6 print:hidden"
      />
      {isDamaged && <Alert text={listPanelTexts.damaged} className="mb-6 print:hidden" />}
      {(isOpen || progress.status !== 'none') && (
        <Card as="section" className="mb-8 grid grid-cols-1 gap-4 p-panel print:hidden" aria-labelledby={titleId}>
          <SmallTitle as="h2" ref={heading} id={titleId} tabIndex={-1} className="focus:outline-none">
            {getTitle(origin)}
          </SmallTitle>
          {progress.status !== 'none' && (
            <JobPanel
              addJob={addJob}
              progress={progress}
              onPutBack={() =>
                addJob.putBack(() => {
                  if (!isOpen) listHash.goToPaste();
                })
              }
            />
          )}
          {isOpen && (
            <ListEditor
              countsRef={counts}
              email={email}
              reader={reader}
              hasJob={progress.status !== 'none'}
              jobError={addJob.error}
              searchProducts={searchProducts}
              onAdd={add}
              onClose={listHash.close}
            />
          )}
        </Card>
      )}
    </>
  );
}

function getTitle(origin: ListOrigin | undefined): string {
  if (!origin) return listPanelTexts.title;
  return origin.kind === 'link' ? listPanelTexts.shared(origin.count) : listPanelTexts.request(origin.count, origin.id);
}
