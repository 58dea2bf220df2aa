import { useRef, useState, type DragEvent, type Ref } from 'react';
import type { ListSource } from '#domain/quick-list/quick-list.ts';
import { listBox } from '#text/list/list-table.ts';
import { Alert } from '#web/ui/controls/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextAreaField } from '#web/ui/controls/text-field.tsx';
import { readListFile } from './read-list-file.ts';

interface ListBoxProps {
  ref: Ref<HTMLTextAreaElement>;
  isOpen: boolean;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  /** Called with a whole list: pasted, of a file, or typed and finished. `remarks` say what of a file was left out. */
  onRead: (source: ListSource, remarks?: readonly string[]) => void;
  onByHand: () => void;
}

export function ListBox({ ref, isOpen, text, error, onChange, onRead, onByHand }: ListBoxProps) {
  const [fileError, setFileError] = useState<string>();
  const [reading, setReading] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);

  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFileError(undefined);
    setReading(chosen.name);
    const list = await readListFile(chosen);
    setReading(undefined);
    if (list.ok) onRead(list.value.source, list.value.remarks);
    else setFileError(list.error);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    void read(dropped);
  };

  return (
    <>
      <details open={isOpen} className={isOpen ? '[&>summary]:hidden' : undefined}>
        <summary className="py-2 text-sm font-semibold">{listBox.more}</summary>
        <div
          className={`grid grid-cols-1 gap-3 rounded-sm ${isOver ? 'outline-2 outline-offset-8 outline-accent-strong' : ''}`}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <TextAreaField
            ref={ref}
            label={listBox.label}
            hint={listBox.hint}
            error={error}
            value={text}
            rows={5}
            spellCheck={false}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain');
              // A word that is pasted into a line that is being typed stays there.
              if (text.trim() !== '' && !/[\n\r]/.test(pasted)) return;
              if (pasted.trim() === '') return;
              event.preventDefault();
              setFileError(undefined);
              onRead(pasted);
            }}
            onChange={(value) => {
              setFileError(undefined);
              onChange(value);
            }}
          />
          <div className="flex flex-wrap items-center gap-3">
            {text.trim() !== '' && <Button onClick={() => onRead(text)}>{listBox.read}</Button>}
            <Button variant="outline" isPending={reading !== undefined} onClick={() => file.current?.click()}>
              {listBox.file}
            </Button>
            <span className="text-sm text-ink-soft">{listBox.fileHint}</span>
            <Button variant="text" onClick={onByHand}>
              {listBox.byHand}
            </Button>
            <input
              ref={file}
              hidden
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              onChange={(event) => {
                void read(event.target.files?.[0]);
                // So that the same file can be chosen again.
                event.target.value = '';
              }}
            />
          </div>
          <p role="status" className="text-sm text-ink-soft empty:absolute">
            {reading !== undefined && listBox.reading(reading)}
          </p>
          <details className="text-sm">
            <summary className="py-3 font-semibold">{listBox.how}</summary>
            <ul className="mb-3 grid gap-1">
              {listBox.examples.map((example) => (
                <li key={example}>
                  <code>{example}</code>
                </li>
              ))}
            </ul>
            <p className="text-sm text-ink-soft">{listBox.columns}</p>
          </details>
        </div>
      </details>
      {fileError !== undefined && <Alert key={fileError} text={fileError} />}
    </>
  );
}
