import { lazy, Suspense } from 'react';
import { useOpeningCount } from '#web/browser/use-opening-count.ts';
import { storedListJob } from '#web/storage/list/stored-list-job.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';

const ListPanel = lazy(async () => ({ default: (await import('#web/features/list/list-panel.tsx')).ListPanel }));

interface LazyListPanelProps {
  isOpen: boolean;
  email: string | undefined;
}

export function LazyListPanel({ isOpen, email }: LazyListPanelProps) {
  const job = useStoredValue(storedListJob);
  const openingCount = useOpeningCount(isOpen || job !== undefined);
  return (
    openingCount > 0 && (
      <Suspense>
        <ListPanel email={email} />
      </Suspense>
    )
  );
}
