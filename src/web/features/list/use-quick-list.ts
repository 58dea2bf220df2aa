import { useDeferredValue, useMemo, useState } from 'react';
import { parseQuickList, type QuickList } from '#domain/quick-list/quick-list.ts';
import { useDraft } from '#web/storage/use-draft.ts';
import type { PastedLine } from './pasted-list.ts';
import { keyLines, toItem, toText, type KeyedLine, type QuickChoice, type QuickChoices } from './quick-choices.ts';
import { useNameParser } from './use-name-parser.ts';

/** The text in the box, what it was read as, and what was chosen for it. */
export function useQuickList() {
  const parseName = useNameParser();
  const [{ list: text }, change] = useDraft({ list: '' });
  const [choices, setChoices] = useState<QuickChoices>({});
  const [settled, setSettled] = useState('');
  // Typing is not held up by the preview of a long list.
  const shown = useDeferredValue(text);
  const list = useMemo(() => parseQuickList(shown, parseName), [shown, parseName]);
  const lines = useMemo(() => keyLines(list.rows), [list]);

  const read = () => parseQuickList(text, parseName);
  const setText = (next: string) => change({ list: next });
  const settle = (next: string) => {
    setText(next);
    setSettled(next);
  };
  return {
    text,
    list,
    lines,
    choices,
    /** Whether the text is complete for now, not being typed: pasted, from a file, or left. */
    isSettled: text !== '' && settled === text,
    setText,
    settle,
    choose: (key: string, choice: QuickChoice) => setChoices((current) => ({ ...current, [key]: choice })),
    /** Replaces the text of one line. */
    edit: (edited: KeyedLine, line: string) =>
      settle(toText(read(), ({ key, row: { source } }) => (key === edited.key ? line : source))),
    /** Takes the lines that can be added out of the text. */
    take: (): PastedLine[] => {
      const current: QuickList = read();
      settle(toText(current, (each) => (toItem(each, choices) ? undefined : each.row.source)));
      // What was chosen for a line must not pass to an equal one below it.
      setChoices({});
      return keyLines(current.rows).flatMap((each) => {
        const item = toItem(each, choices);
        return item ? [{ source: each.row.source, item }] : [];
      });
    },
    /** Puts lines before the text, which may have changed meanwhile. */
    putBack: (back: readonly PastedLine[]) =>
      settle([...back.map(({ source }) => source), text].filter((part) => part !== '').join('\n')),
  };
}
