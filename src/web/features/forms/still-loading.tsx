import { stillLoading } from '#text/messages/form-messages.ts';
import { noticeClasses } from '#web/ui/controls/notice.tsx';

/** Shown in a form that was submitted before hydration (`early-press.ts`). */
export function StillLoading() {
  return (
    <p className={`hidden [form[data-early]_&]:block ${noticeClasses.text}`} role="status">
      {stillLoading}
    </p>
  );
}
