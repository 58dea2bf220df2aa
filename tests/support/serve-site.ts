import { onTestFinished } from 'vitest';
import { parseEnv, type Env } from '#server/config/env.ts';
import { createBufferedWriter } from '#server/log/buffered-writer.ts';
import { formatPlainLine } from '#server/log/log-line.ts';
import { serve } from '#server/serve.ts';
import { parseDatabaseUrl } from '#server/storage/database-url.ts';
import type { AddCleanup } from './add-cleanup.ts';
import { writeBuiltSite, type BuiltSite } from './write-built-site.ts';

export interface ServedSite {
  readonly port: number;
  readonly url: string;
  readonly getLog: () => string;
  readonly reportedErrors: readonly unknown[];
  readonly stop: () => Promise<void>;
}

function fail(line: string): never {
  throw new Error(line);
}

/** Serves a site without a rate limit, unless `env` sets one. A warning or an error in the log fails the test. */
export async function serveSite(
  databaseUrl: string,
  env: Partial<Env> = {},
  site?: Pick<BuiltSite, 'folder'>,
  addCleanup: AddCleanup = onTestFinished,
): Promise<ServedSite> {
  const reportedErrors: unknown[] = [];
  let log = '';
  const logOutput = createBufferedWriter((lines) => (log += lines));
  const server = await serve({
    env: {
      ...parseEnv({ HOST: '127.0.0.1' }),
      port: 0,
      databaseUrl: parseDatabaseUrl(databaseUrl),
      rateLimitPerMinute: 0,
      ...env,
    },
    siteFolder: (site ?? writeBuiltSite(addCleanup)).folder,
    logger: { info: (line) => logOutput.add(formatPlainLine('info', line)), warn: fail, error: fail },
    logOutput,
    reportError: (error) => reportedErrors.push(error),
  });
  addCleanup(server.stop);
  return {
    port: server.port,
    url: `http://127.0.0.1:${server.port}`,
    getLog: () => log,
    reportedErrors,
    stop: server.stop,
  };
}
