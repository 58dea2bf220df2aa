export type DatabaseUrl =
  { readonly engine: 'sqlite'; readonly file: string } | { readonly engine: 'postgres'; readonly url: string };

/** Parses `DATABASE_URL`. Throws an `Error` of one line that does not repeat the value, which may hold a password. */
export function parseDatabaseUrl(value: string): DatabaseUrl {
  const file = /^sqlite:(.+)$/s.exec(value)?.[1];
  if (file !== undefined) return { engine: 'sqlite', file };
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return { engine: 'postgres', url: value };
  throw new Error('DATABASE_URL must be sqlite:<file> or postgres://user:password@host:5432/name');
}
