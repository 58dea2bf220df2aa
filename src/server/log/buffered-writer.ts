const maxLines = 500;

export interface BufferedWriter {
  readonly add: (line: string) => void;
  readonly flush: () => void;
}

export function createBufferedWriter(write: (text: string) => void, delayMs = 100): BufferedWriter {
  let lines: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) write(`${lines.join('\n')}\n`);
    lines = [];
  };
  return {
    add: (line: string) => {
      lines.push(line);
      timer ??= setTimeout(flush, delayMs).unref();
      if (lines.length >= maxLines) flush();
    },
    flush,
  };
}
