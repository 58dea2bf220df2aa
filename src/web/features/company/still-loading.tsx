import { stillLoading } from '#text/failed-page.ts';

/** Shown in a form that was sent before hydration (`early-press.ts`). */
export function StillLoading() {
  return (
    <p
      className="hidden rounded-sm border-l-3 border-leaf bg-linen px-4 py-3 text-sm [form[data-early]_&]:block"
      role="status"
    >
      {stillLoading}
    </p>
  );
}
