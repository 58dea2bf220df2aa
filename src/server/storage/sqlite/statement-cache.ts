const maxStatements = 100;

/**
 * Caches the first 100 SELECT, INSERT, UPDATE and DELETE statements, so that each is prepared once; the limit bounds
 * memory. Pragmas and other statements are prepared each time.
 */
export function createStatementCache<Statement extends object>(
  prepare: (sql: string) => Statement,
): (sql: string) => Statement {
  const prepared = new Map<string, Statement>();
  return (sql) => {
    const cached = prepared.get(sql);
    if (cached) return cached;
    const statement = prepare(sql);
    if (prepared.size < maxStatements && /^(select|insert|update|delete)\b/.test(sql)) prepared.set(sql, statement);
    return statement;
  };
}
