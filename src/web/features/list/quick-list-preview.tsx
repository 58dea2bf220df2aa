import { useId, type ReactNode } from 'react';
import { quickLines } from '#text/quick-list.ts';
import type { KeyedLine, LineGroup, QuickChoice, QuickChoices } from './quick-choices.ts';
import { CheckLine, ReadyLine, UnreadLine } from './quick-list-lines.tsx';
import styles from './quick-list.module.css';

const row = 'border-t border-hairline py-3';

interface QuickListPreviewProps {
  lines: readonly KeyedLine[];
  choices: QuickChoices;
  onChoose: (key: string, choice: QuickChoice) => void;
  /** Replaces the text of a line. */
  onEdit: (line: KeyedLine, text: string) => void;
}

/** What a list was read as, in three groups: not understood, to check, and ready. */
export function QuickListPreview({ lines, choices, onChoose, onEdit }: QuickListPreviewProps) {
  const groupOf = (name: LineGroup) => lines.filter(({ group }) => group === name);
  const [ready, check, unread] = [groupOf('ready'), groupOf('check'), groupOf('unread')];
  return (
    <>
      <Group title={quickLines.unread(unread.length)} isEmpty={unread.length === 0}>
        {unread.map((line) => (
          <li key={line.key} className={row}>
            <UnreadLine line={line} onEdit={onEdit} />
          </li>
        ))}
      </Group>
      <Group title={quickLines.check(check.length)} isEmpty={check.length === 0}>
        {check.map((line) => (
          <li key={line.key} className={row}>
            <CheckLine line={line} choice={choices[line.key]} onChoose={(choice) => onChoose(line.key, choice)} />
          </li>
        ))}
      </Group>
      <Group title={quickLines.ready(ready.length)} isEmpty={ready.length === 0} isLong={ready.length > 8}>
        {ready.map((line) => (
          <li key={line.key} className={row}>
            <ReadyLine line={line} />
          </li>
        ))}
      </Group>
    </>
  );
}

interface GroupProps {
  title: string;
  isEmpty: boolean;
  /** Whether it scrolls in a box of its own. */
  isLong?: boolean;
  children: ReactNode;
}

function Group({ title, isEmpty, isLong = false, children }: GroupProps) {
  const titleId = useId();
  if (isEmpty) return null;
  const list = <ul aria-labelledby={titleId}>{children}</ul>;
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 id={titleId} className="text-lg">
        {title}
      </h3>
      {isLong ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        <div className={styles.long} tabIndex={0} role="region" aria-labelledby={titleId}>
          {list}
        </div>
      ) : (
        list
      )}
    </div>
  );
}
