import { useRef, useState, type MouseEvent } from 'react';
import { listJobTexts } from '#text/list/list-job.ts';
import { listPanelTexts } from '#text/list/list-panel.ts';
import { useFocusWhen } from '#web/browser/use-focus-when.ts';
import { toAnnouncedSeconds } from '#web/cart/bulk/to-announced-seconds.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Alert } from '#web/ui/messages/alert.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import type { StartedProgress } from './job-progress.ts';
import type { AddJobControls } from './use-add-job.ts';

interface JobPanelProps {
  addJob: Pick<AddJobControls, 'error' | 'isJobStored' | 'resume' | 'stop'>;
  progress: StartedProgress;
  onPutBack: () => void;
}

export function JobPanel({ addJob, progress, onPutBack }: JobPanelProps) {
  const { isJobStored, error, resume, stop } = addJob;
  const { rowCount, addedCount } = progress;
  const isAdding = progress.status === 'adding';
  const waitSeconds = isAdding ? progress.waitSeconds : undefined;
  const button = useRef<HTMLButtonElement>(null);
  const [wasAddingAtMount] = useState(isAdding);

  useFocusWhen(button, wasAddingAtMount);

  // The second press of a double press on "Add" lands on this button, and must not stop the job.
  const stopOrResume = ({ detail }: MouseEvent) => {
    if (!isAdding) resume();
    else if (detail < 2) stop();
  };

  const progressText = (seconds = waitSeconds) =>
    listJobTexts.progress(Math.min(addedCount + 1, rowCount), rowCount, seconds);
  const announced = waitSeconds === undefined ? listJobTexts.adding : progressText(toAnnouncedSeconds(waitSeconds));
  return (
    <>
      {error !== undefined && <Alert text={error} />}
      {isAdding && (
        <div className="grid gap-2 text-small">
          <progress className="w-full" aria-label={listJobTexts.adding} max={rowCount} value={addedCount} />
          <span aria-hidden="true">{progressText()}</span>
        </div>
      )}
      <Status>{isAdding ? <HiddenText>{announced}</HiddenText> : listJobTexts.stopped(addedCount, rowCount)}</Status>
      <Status variant="note">{!isJobStored && listPanelTexts.notKept}</Status>
      <div className="flex flex-wrap items-center gap-3">
        <Button ref={button} variant={isAdding ? 'outline' : 'primary'} onClick={stopOrResume}>
          {isAdding ? listJobTexts.stop : listJobTexts.goOn}
        </Button>
        {!isAdding && (
          <Button variant="text" onClick={onPutBack}>
            {listJobTexts.putBack}
          </Button>
        )}
      </div>
    </>
  );
}
