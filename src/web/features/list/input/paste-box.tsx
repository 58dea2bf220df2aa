import { useRef, type ClipboardEvent, type Ref } from 'react';
import type { ListInput } from '#domain/quick-list/quick-list.ts';
import { listBoxTexts } from '#text/list/list-input.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextAreaField } from '#web/ui/form/text-field.tsx';
import { Alert } from '#web/ui/messages/alert.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { useFileDrop, useListFile } from './use-list-file.ts';
import styles from './paste-box.module.css';

interface PasteBoxProps {
  ref: Ref<HTMLTextAreaElement>;
  isOpen: boolean;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onRead: (input: ListInput, fileRemarks?: readonly string[]) => void;
  onAddRow: () => void;
}

export function PasteBox({ ref, isOpen, text, error, onChange, onRead, onAddRow }: PasteBoxProps) {
  const file = useListFile(onRead);
  const drop = useFileDrop(file.read);

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    // A word pasted into other text stays in the box.
    if (text.trim() !== '' && !/[\n\r]/.test(pasted)) return;
    if (pasted.trim() === '') return;
    event.preventDefault();
    file.clearError();
    onRead(pasted);
  };

  return (
    <>
      <details open={isOpen}>
        <summary className={isOpen ? 'hidden' : 'py-2 text-small font-semibold'}>{listBoxTexts.more}</summary>
        <div className={styles.dropArea} data-dragged-over={drop.isOver || undefined} {...drop.handlers}>
          <TextAreaField
            ref={ref}
            label={listBoxTexts.label}
            hint={listBoxTexts.hint}
            error={error}
            value={text}
            rows={5}
            spellCheck={false}
            onPaste={paste}
            onChange={(value) => {
              file.clearError();
              onChange(value);
            }}
          />
          <div className="flex flex-wrap items-center gap-3">
            {text.trim() !== '' && <Button onClick={() => onRead(text)}>{listBoxTexts.read}</Button>}
            <FileButton isReading={file.pendingFileName !== undefined} onChoose={file.read} />
            <span className="text-small text-ink-soft">{listBoxTexts.fileHint}</span>
            <Button variant="text" onClick={onAddRow}>
              {listBoxTexts.byHand}
            </Button>
          </div>
          <Status variant="note">
            {file.pendingFileName !== undefined && listBoxTexts.reading(file.pendingFileName)}
          </Status>
          <Examples />
        </div>
      </details>
      {file.error !== undefined && <Alert key={file.error} text={file.error} />}
    </>
  );
}

interface FileButtonProps {
  isReading: boolean;
  onChoose: (file: File) => void;
}

function FileButton({ isReading, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" isPending={isReading} onClick={() => input.current?.click()}>
        {listBoxTexts.file}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          // Without this, choosing the same file again would cause no event.
          target.value = '';
        }}
      />
    </>
  );
}

function Examples() {
  return (
    <details className="text-small">
      <summary className="py-3 font-semibold">{listBoxTexts.how}</summary>
      <ul className="mb-3 grid gap-1">
        {listBoxTexts.examples.map((example) => (
          <li key={example}>
            <code>{example}</code>
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-soft">{listBoxTexts.columns}</p>
    </details>
  );
}
