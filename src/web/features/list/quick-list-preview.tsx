import { useId, type ReactNode } from 'react';
import { quickLines } from '#text/quick-list.ts';
import type { KeyedLine, QuickChoice, QuickChoices } from './quick-choices.ts';
import { ChoiceLine, ReadyLine, UnreadLine } from './quick-list-lines.tsx';
import styles from './quick-list.module.css';

const row = 'border-t border-hairline py-3';

interface QuickListPreviewProps {
  lines: readonly KeyedLine[];
  choices: QuickChoices;
  onChoose: (key: string, choice: QuickChoice) => void;
  /** Replaces the text of a line. */
  onEdit: (line: KeyedLine, text: string) => void;
}

/** What a list was read as, in three groups: ready, to check, and not understood. */
export function QuickListPreview({ lines, choices, onChoose, onEdit }: QuickListPreviewProps) {
  const groupOf = (state: KeyedLine['line']['state']) => lines.filter(({ line }) => line.state === state);
  const [ready, choose, unread] = [groupOf('ready'), groupOf('choose'), groupOf('unread')];
  return (
    <>
      <Group title={quickLines.unread(unread.length)} isEmpty={unread.length === 0}>
        {unread.map((each) => (
          <li key={each.key} className={row}>
            <UnreadLine each={each} onEdit={onEdit} />
          </li>
        ))}
      </Group>
      <Group title={quickLines.choose(choose.length)} isEmpty={choose.length === 0}>
        {choose.map((each) => (
          <li key={each.key} className={row}>
            <ChoiceLine each={each} choice={choices[each.key]} onChoose={(choice) => onChoose(each.key, choice)} />
          </li>
        ))}
      </Group>
      <Group title={quickLines.ready(ready.length)} isEmpty={ready.length === 0} isLong={ready.length > 8}>
        {ready.map((each) => (
          <li key={each.key} className={row}>
            <ReadyLine line={each.line} />
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
