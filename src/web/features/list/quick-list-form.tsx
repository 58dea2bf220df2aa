import { useEffect, useRef } from 'react';
import { findProductId } from '#domain/catalogue.ts';
import { maxQuickLines } from '#domain/quick-list/quick-list.ts';
import { quickLines, quickList, quickListErrors } from '#text/quick-list.ts';
import { ProductNotices } from '#web/features/catalogue/product-notices.tsx';
import { Alert } from '#web/ui/controls/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { toItem, type LineGroup } from './quick-choices.ts';
import { QuickListBox } from './quick-list-box.tsx';
import { QuickListPreview } from './quick-list-preview.tsx';
import type { useQuickList } from './use-quick-list.ts';

interface QuickListFormProps {
  /** The visitor's own e-mail; undefined until it is entered. */
  email: string | undefined;
  list: ReturnType<typeof useQuickList>;
  /** False while other lines are being added. */
  canAdd: boolean;
  error: string | undefined;
  onAdd: (email: string) => void;
  onClose: () => void;
}

/** The box, the preview of its lines, and the button that adds them. */
export function QuickListForm({ email, list: state, canAdd, error, onAdd, onClose }: QuickListFormProps) {
  const { text, list, lines, choices } = state;
  const box = useRef<HTMLTextAreaElement>(null);
  const counts = useRef<HTMLParagraphElement>(null);
  const items = lines.flatMap((each) => toItem(each, choices) ?? []);
  const countOf = (name: LineGroup) => lines.filter(({ group }) => group === name).length;
  const total = lines.length + list.omitted.length;

  const summary =
    lines.length > 0
      ? quickList.counts(countOf('ready'), countOf('check'), countOf('unread'))
      : text.trim() !== '' && !list.isTooLong && quickList.nothing;

  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    // The field of a line that is understood now was removed, and the focus with it. In a frame of its own: while the focus
    // moves from the box to a button, nothing has it.
    const frame = requestAnimationFrame(() => {
      if (lines.length > 0 && document.activeElement === document.body) counts.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [lines]);

  return (
    <>
      <p>{quickList.text}</p>
      <QuickListBox
        ref={box}
        text={text}
        error={list.isTooLong ? quickListErrors.tooLong : undefined}
        onChange={state.setText}
        onSettle={state.settle}
      />
      <details className="text-sm">
        <summary className="py-3 font-semibold">{quickList.how}</summary>
        <ul className="mb-3 grid gap-1">
          {quickList.examples.map((example) => (
            <li key={example}>
              <code>{example}</code>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">{quickList.columns}</p>
      </details>
      {list.omitted.length > 0 && <Alert text={quickListErrors.tooManyLines(maxQuickLines, total)} />}
      {list.isCleaned && <p className="text-sm text-ink-soft">{quickListErrors.cleaned}</p>}
      {list.unreadColumns.length > 0 && (
        <p className="text-sm text-ink-soft">{quickListErrors.unreadColumns(list.unreadColumns)}</p>
      )}
      {/* Announced apart: a line that appears when the box is left would move the button that is being pressed. */}
      <p ref={counts} tabIndex={-1} className="font-semibold empty:absolute focus:outline-none">
        {summary}
      </p>
      <p role="status" className="sr-only">
        {state.isSettled && summary}
      </p>
      <QuickListPreview lines={lines} choices={choices} onChoose={state.choose} onEdit={state.edit} />
      {list.others.length > 0 && lines.length > 0 && (
        <details className="text-sm">
          <summary className="py-3">{quickLines.others(list.others.length)}</summary>
          <ul className="mb-3 grid gap-1">
            {list.others.map((index) => (
              <li key={index}>{list.sources[index]}</li>
            ))}
          </ul>
        </details>
      )}
      <ProductNotices ids={items.map(findProductId)} />
      {error !== undefined && <Alert text={error} />}
      {email === undefined && <p>{quickList.needsEmail}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {email !== undefined && canAdd && items.length > 0 && (
          <Button onClick={() => onAdd(email)}>{quickLines.add(items.length, total)}</Button>
        )}
        <Button variant="text" onClick={onClose}>
          {quickList.close}
        </Button>
      </div>
    </>
  );
}
