import type { Mark } from '#domain/quick-list/parsed-row.ts';

export function SourceLine({ source, marks }: { source: string; marks: readonly Mark[] }) {
  const parts: { readonly start: number; readonly text: string; readonly isRead: boolean }[] = [];
  let end = 0;
  const addPart = (next: number, isRead: boolean) => {
    if (next > end) parts.push({ start: end, text: source.slice(end, next), isRead });
    end = next;
  };
  for (const mark of marks) {
    if (mark.start < end) continue;
    addPart(mark.start, false);
    addPart(mark.end, true);
  }
  addPart(source.length, false);
  return (
    <>
      {parts.map(({ start, text, isRead }) =>
        isRead ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
      )}
    </>
  );
}
