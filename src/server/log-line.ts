type Level = 'info' | 'warning' | 'error';

/** Makes one line of the log, without its line break, from a message and further fields. */
export type FormatLine = (level: Level, message: string, fields?: Readonly<Record<string, unknown>>) => string;

/** For programs that read the log: JSON with time and level. */
export const jsonLine: FormatLine = (level, message, fields) =>
  JSON.stringify({ at: new Date().toISOString(), level, message, ...fields });

/** For people at a terminal. */
export const plainLine: FormatLine = (level, message) => (level === 'info' ? message : `${level}: ${message}`);
