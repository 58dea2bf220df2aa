import type { ReactNode } from 'react';
import type { Mark } from './table-row.ts';

/** A line as it was written, with what was read of it marked. */
export function SourceLine({ source, marks }: { source: string; marks: readonly Mark[] }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const mark of marks) {
    if (mark.start < end) continue;
    parts.push(
      <span key={end}>{source.slice(end, mark.start)}</span>,
      <mark key={`${mark.start} marked`}>{source.slice(mark.start, mark.end)}</mark>,
    );
    end = mark.end;
  }
  return (
    <>
      {parts}
      <span>{source.slice(end)}</span>
    </>
  );
}
