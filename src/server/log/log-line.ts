type Level = 'info' | 'warning' | 'error';

export type FormatLine = (level: Level, message: string, fields?: Readonly<Record<string, unknown>>) => string;

export const jsonLine: FormatLine = (level, message, fields) =>
  JSON.stringify({ at: new Date().toISOString(), level, message, ...fields });

export const plainLine: FormatLine = (level, message) => (level === 'info' ? message : `${level}: ${message}`);

export function chooseLineFormat({ isTTY }: { readonly isTTY?: boolean }): FormatLine {
  return isTTY ? plainLine : jsonLine;
}
