type Level = 'info' | 'warning' | 'error';

export type FormatLine = (level: Level, message: string, fields?: Readonly<Record<string, unknown>>) => string;

export const formatJsonLine: FormatLine = (level, message, fields) =>
  JSON.stringify({ at: new Date().toISOString(), level, message, ...fields });

export const formatPlainLine: FormatLine = (level, message) => (level === 'info' ? message : `${level}: ${message}`);

export function chooseLineFormat({ isTTY }: { readonly isTTY?: boolean }): FormatLine {
  return isTTY ? formatPlainLine : formatJsonLine;
}
