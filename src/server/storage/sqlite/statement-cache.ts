const maxStatements = 100;

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
