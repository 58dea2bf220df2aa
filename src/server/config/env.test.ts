import { describe, expect, test } from 'vitest';
import { parseEnv } from './env.ts';

describe('parseEnv', () => {
  test('has a default for every variable', () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      metricsPort: 0,
      databaseUrl: { engine: 'sqlite', file: 'data/site.sqlite' },
      siteUrl: 'http://localhost:3000',
      isSiteUrlSet: false,
      rateLimitPerMinute: 120,
      cartsPerDay: 50,
      maxRows: 2_000_000,
      trustedProxies: 0,
      cartRetentionDays: 365,
    });
  });

  test('reads every variable', () => {
    const env = parseEnv({
      PORT: '8080',
      HOST: '::1',
      METRICS_PORT: '9464',
      DATABASE_URL: 'postgres://u:p@db:5432/site',
      SITE_URL: 'https://spice.example/',
      RATE_LIMIT_PER_MINUTE: '60',
      CARTS_PER_DAY: '7',
      MAX_ITEMS: '9',
      TRUST_PROXY: '2',
      CART_RETENTION_DAYS: '30',
    });
    expect(env).toEqual({
      port: 8080,
      host: '::1',
      metricsPort: 9464,
      databaseUrl: { engine: 'postgres', url: 'postgres://u:p@db:5432/site' },
      siteUrl: 'https://spice.example',
      isSiteUrlSet: true,
      rateLimitPerMinute: 60,
      cartsPerDay: 7,
      maxRows: 9,
      trustedProxies: 2,
      cartRetentionDays: 30,
    });
  });

  test('has no limit of carts without one of requests', () => {
    const env = parseEnv({ RATE_LIMIT_PER_MINUTE: '0', CARTS_PER_DAY: '7' });
    expect([env.rateLimitPerMinute, env.cartsPerDay]).toEqual([0, 0]);
  });

  test('takes the other name of PostgreSQL', () => {
    const url = 'postgresql://u:p@db/site';
    expect(parseEnv({ DATABASE_URL: url })).toMatchObject({ databaseUrl: { engine: 'postgres', url } });
  });

  test('takes the largest values', () => {
    const limits = { PORT: '65535', RATE_LIMIT_PER_MINUTE: '1000000', TRUST_PROXY: '10', CART_RETENTION_DAYS: '36500' };
    expect(parseEnv(limits)).toMatchObject({
      port: 65_535,
      rateLimitPerMinute: 1_000_000,
      trustedProxies: 10,
      cartRetentionDays: 36_500,
    });
  });

  test('treats an empty value as missing', () => {
    expect(parseEnv({ HOST: ' ', SITE_URL: '' })).toMatchObject({ host: '127.0.0.1', isSiteUrlSet: false });
  });

  test('uses the port in the default URL', () => {
    expect(parseEnv({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000');
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"'],
    [{ PORT: '65536' }, 'PORT must be'],
    [{ PORT: '-1' }, 'PORT must be'],
    [{ PORT: '80x' }, 'PORT must be'],
    [{ PORT: 'x80' }, 'PORT must be'],
    [{ HOST: 'a b' }, 'HOST must be'],
    [{ HOST: 'a;b' }, 'HOST must be'],
    [{ HOST: ';a' }, 'HOST must be'],
    [{ HOST: 'a;' }, 'HOST must be'],
    [{ SITE_URL: 'spice.example' }, 'SITE_URL must be'],
    [{ SITE_URL: 'xhttp://spice.example' }, 'SITE_URL must be'],
    [{ SITE_URL: 'httpx://spice.example' }, 'SITE_URL must be'],
    [{ SITE_URL: 'https://spice.example?a' }, 'SITE_URL must be'],
    [{ SITE_URL: 'ftp://spice.example' }, 'SITE_URL must be'],
    [{ SITE_URL: 'https://spice.example/shop' }, 'SITE_URL must be'],
    [{ RATE_LIMIT_PER_MINUTE: '1.5' }, 'RATE_LIMIT_PER_MINUTE must be'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be'],
    [{ CART_RETENTION_DAYS: '1e3' }, 'CART_RETENTION_DAYS must be'],
  ])('rejects %o', (variables, message) => {
    expect(() => parseEnv(variables)).toThrow(message);
  });

  test('rejects another database without repeating it in the error', () => {
    expect(() => parseEnv({ DATABASE_URL: 'mysql://u:secret@db/site' })).toThrow(/^DATABASE_URL must be (?!.*secret)/);
  });
});
