import { Client } from 'pg';

export async function queryValue(url: string, sql: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<string[]>({ text: sql, rowMode: 'array' });
    return String(rows[0]?.[0]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
