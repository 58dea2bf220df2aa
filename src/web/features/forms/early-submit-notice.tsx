import { stillLoadingText } from '#text/forms/still-loading.ts';
import { Status } from '#web/ui/messages/status.tsx';

export function EarlySubmitNotice() {
  return (
    <Status noticeVariant="text" className="hidden submitted-early:block">
      {stillLoadingText}
    </Status>
  );
}
