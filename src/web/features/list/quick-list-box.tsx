import { useRef, useState, type DragEvent, type Ref } from 'react';
import { quickList } from '#text/quick-list.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextAreaField } from '#web/ui/controls/text-field.tsx';
import { readListFile } from './read-list-file.ts';
import styles from './quick-list.module.css';

interface QuickListBoxProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  /** Called when a whole list is there: pasted, from a file, or typed and left. */
  onSettle: (text: string) => void;
}

/** The box for the text of a list, which also takes a file. */
export function QuickListBox({ ref, text, error, onChange, onSettle }: QuickListBoxProps) {
  const [fileError, setFileError] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const isPasting = useRef(false);

  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    const found = await readListFile(chosen);
    setFileError('error' in found ? found.error : undefined);
    if ('error' in found) return;
    // What is in the box already stays.
    const all = text.trim() === '' ? found.text : `${text.trimEnd()}\n${found.text}`;
    onChange(all);
    onSettle(all);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    void read(dropped);
  };

  return (
    <div
      className={`grid grid-cols-1 gap-3 rounded-sm ${isOver ? styles.over : ''}`}
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
        label={quickList.label}
        error={fileError ?? error}
        value={text}
        rows={6}
        spellCheck={false}
        onPaste={() => (isPasting.current = true)}
        onBlur={() => onSettle(text)}
        onChange={(value) => {
          setFileError(undefined);
          onChange(value);
          if (isPasting.current) onSettle(value);
          isPasting.current = false;
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => file.current?.click()}>
          {quickList.file}
        </Button>
        <span className="text-sm text-ink-soft">{quickList.fileHint}</span>
        <input
          ref={file}
          hidden
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
}
