import { useEffect, useRef, useState } from 'react';
import { quickImport } from '#text/quick-list.ts';
import { Alert } from '#web/ui/controls/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ImportProgress } from './import-progress.tsx';
import type { QuickImport } from './use-quick-import.ts';

interface QuickListImportProps {
  imported: QuickImport;
  /** Number of lines. */
  total: number;
  onPutBack: () => void;
}

/** The progress of adding lines, with the ways to stop and to go on. */
export function QuickListImport({ imported, total, onPutBack }: QuickListImportProps) {
  const { isAdding, isKept, error, goOn, stop } = imported;
  const main = useRef<HTMLButtonElement>(null);
  const [isFresh] = useState(isAdding);

  useEffect(() => {
    // The button that was pressed was removed.
    if (isFresh) main.current?.focus();
  }, [isFresh]);

  return (
    <>
      {error !== undefined && <Alert text={error} />}
      <ImportProgress {...imported} total={total} texts={quickImport} />
      <p role="status" className="text-sm text-ink-soft empty:absolute">
        {!isKept && quickImport.notKept}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button ref={main} variant={isAdding ? 'outline' : 'primary'} onClick={isAdding ? stop : goOn}>
          {isAdding ? quickImport.stop : quickImport.goOn}
        </Button>
        {!isAdding && (
          <Button variant="text" onClick={onPutBack}>
            {quickImport.putBack}
          </Button>
        )}
      </div>
    </>
  );
}
