import { useState, type DragEvent } from 'react';
import type { ListInput } from '#domain/quick-list/quick-list.ts';
import { fileErrors } from '#text/list/list-input.ts';
import { readListFile } from './read-list-file.ts';

export function useListFile(onRead: (input: ListInput, fileRemarks: readonly string[]) => void) {
  const [pendingFiles, setPendingFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  const read = async (file: File) => {
    setError(undefined);
    setPendingFiles((files) => [...files, file]);
    const list = await readListFile(file);
    setPendingFiles((files) => files.filter((other) => other !== file));
    if (list.ok) onRead(list.value.input, list.value.remarks);
    else setError(fileErrors[list.error](file.name));
  };
  return {
    pendingFileName: pendingFiles.at(-1)?.name,
    error,
    read: (file: File) => void read(file),
    clearError: () => setError(undefined),
  };
}

export function useFileDrop(onDrop: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      const [dropped] = event.dataTransfer.files;
      if (!dropped) return;
      event.preventDefault();
      onDrop(dropped);
    },
  };
  return { isOver, handlers };
}
