import { stillLoading } from '#text/forms/still-loading.ts';
import { noticeClasses } from '#web/ui/controls/notice.tsx';
import { Status } from '#web/ui/controls/status.tsx';

export function StillLoading() {
  return <Status className={`hidden [form[data-early]_&]:block ${noticeClasses.text}`}>{stillLoading}</Status>;
}
