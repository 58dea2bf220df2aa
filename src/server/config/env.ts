import { parseDatabaseUrl, type DatabaseUrl } from '#server/storage/database-url.ts';

/** `README.md` explains the variables; 0 lifts a limit, keeps carts for ever, or switches `/metrics` off. */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly metricsPort: number;
  readonly databaseUrl: DatabaseUrl;
  readonly siteUrl: string;
  readonly isSiteUrlSet: boolean;
  readonly rateLimitPerMinute: number;
  readonly cartsPerDay: number;
  /** The variable is `MAX_ITEMS`, an older name. Tombstones count too, because they are rows. */
  readonly maxRows: number;
  readonly trustedProxies: number;
  readonly cartRetentionDays: number;
}

/**
 * Parses the environment; an empty value counts as unset. Throws an `Error` of one line with the variable, its value
 * (not of `DATABASE_URL`, which may hold a password) and what is valid.
 */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const readText = (name: string, defaultValue: string) => variables[name]?.trim() || defaultValue;
  const readInteger = (name: string, defaultValue: number, max: number) => {
    const value = readText(name, String(defaultValue));
    if (!/^\d{1,9}$/.test(value) || Number(value) > max) {
      throw new Error(`${name} must be a whole number from 0 to ${max}, not "${value}"`);
    }
    return Number(value);
  };
  const port = readInteger('PORT', 3000, 65_535);
  const rateLimitPerMinute = readInteger('RATE_LIMIT_PER_MINUTE', 120, 1_000_000);
  const cartsPerDay = readInteger('CARTS_PER_DAY', 50, 1_000_000);
  return {
    port,
    host: parseHost(readText('HOST', '127.0.0.1')),
    metricsPort: readInteger('METRICS_PORT', 0, 65_535),
    databaseUrl: parseDatabaseUrl(readText('DATABASE_URL', 'sqlite:data/site.sqlite')),
    siteUrl: parseOrigin(readText('SITE_URL', `http://localhost:${port}`)),
    isSiteUrlSet: readText('SITE_URL', '') !== '',
    rateLimitPerMinute,
    cartsPerDay: rateLimitPerMinute === 0 ? 0 : cartsPerDay,
    maxRows: readInteger('MAX_ITEMS', 2_000_000, 999_999_999),
    trustedProxies: readInteger('TRUST_PROXY', 0, 10),
    cartRetentionDays: readInteger('CART_RETENTION_DAYS', 365, 36_500),
  };
}

function parseHost(value: string): string {
  if (!/^[\w.:%-]+$/.test(value)) throw new Error(`HOST must be a host name or an IP address, not "${value}"`);
  return value;
}

function parseOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new Error(`SITE_URL must be an address like https://www.example.com, not "${value}"`);
  return url.origin;
}
