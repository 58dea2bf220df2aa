import type { Mark } from '#domain/quick-list/parsed-row.ts';
import styles from './source-line.module.css';

interface SourceLineProps {
  source: string;
  marks: readonly Mark[];
}

export function SourceLine({ source, marks }: SourceLineProps) {
  const parts: { readonly start: number; readonly text: string; readonly isRead: boolean }[] = [];
  let end = 0;
  const addPart = (part: { readonly end: number; readonly isRead: boolean }) => {
    if (part.end > end) parts.push({ start: end, text: source.slice(end, part.end), isRead: part.isRead });
    end = part.end;
  };
  for (const mark of marks) {
    if (mark.start < end) continue;
    addPart({ end: mark.start, isRead: false });
    addPart({ end: mark.end, isRead: true });
  }
  addPart({ end: source.length, isRead: false });
  return (
    <>
      {parts.map(({ start, text, isRead }) =>
        isRead ? (
          <mark key={start} className={styles.read}>
            {text}
          </mark>
        ) : (
          <span key={start}>{text}</span>
        ),
      )}
    </>
  );
}
