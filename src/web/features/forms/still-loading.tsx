import { stillLoading } from '#text/forms/still-loading.ts';
import { noticeClasses } from '#web/ui/controls/notice.tsx';
import { Status } from '#web/ui/controls/status.tsx';

/** Shown in a form that was submitted before hydration (`early-press.ts`). */
export function StillLoading() {
  return <Status className={`hidden [form[data-early]_&]:block ${noticeClasses.text}`}>{stillLoading}</Status>;
}
