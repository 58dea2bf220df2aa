/** What the operator decides; see the table in `README.md`. */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** `sqlite:<file>` or `postgres://...`. */
  readonly databaseUrl: string;
  /** Canonical origin, without a slash at its end. */
  readonly siteUrl: string;
  /** API calls a minute that one client address may make; 0 for no limit. */
  readonly rateLimitPerMinute: number;
  /** Number of proxies in front whose `X-Forwarded-For` entries are believed. */
  readonly trustProxy: number;
  /** Days after which an untouched cart is removed; 0 keeps carts for ever. */
  readonly cartRetentionDays: number;
}

/**
 * Reads the environment; an empty value counts as none. Throws an `Error` whose message is one line naming the variable,
 * its value (the database's never, it may hold a password) and what it must be.
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const text = (name: string, byDefault: string) => variables[name]?.trim() || byDefault;
  const whole = (name: string, byDefault: number, max: number) => {
    const value = text(name, String(byDefault));
    if (!/^\d{1,9}$/.test(value) || Number(value) > max) {
      throw new Error(`${name} must be a whole number from 0 to ${max}, not "${value}"`);
    }
    return Number(value);
  };
  const port = whole('PORT', 3000, 65_535);
  return {
    port,
    host: hostName(text('HOST', '0.0.0.0')),
    databaseUrl: databaseAddress(text('DATABASE_URL', 'sqlite:data/site.sqlite')),
    siteUrl: origin(text('SITE_URL', `http://localhost:${port}`)),
    rateLimitPerMinute: whole('RATE_LIMIT_PER_MINUTE', 120, 1_000_000),
    trustProxy: whole('TRUST_PROXY', 0, 10),
    cartRetentionDays: whole('CART_RETENTION_DAYS', 365, 36_500),
  };
}

function hostName(value: string): string {
  if (!/^[\w.:%-]+$/.test(value)) throw new Error(`HOST must be a host name or an IP address, not "${value}"`);
  return value;
}

function databaseAddress(value: string): string {
  const isPostgres = /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);
  if (!isPostgres && !/^sqlite:./.test(value)) {
    throw new Error('DATABASE_URL must be sqlite:<file> or postgres://user:password@host:5432/name');
  }
  return value;
}

function origin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new Error(`SITE_URL must be an address like https://www.example.com, not "${value}"`);
  return url.origin;
}
