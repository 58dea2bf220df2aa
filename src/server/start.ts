import { join } from 'node:path';
import { getErrorMessage } from '#domain/error-message.ts';
import { parseEnv } from './config/env.ts';
import type { RunningServer } from './http/listen.ts';
import { createBufferedWriter } from './log/buffered-writer.ts';
import { createErrorReporter } from './log/error-reporter.ts';
import { chooseLineFormat, type FormatLine } from './log/log-line.ts';
import type { Logger } from './log/logger.ts';

const siteFolder = join(import.meta.dirname, '../site');

/** Starts the site, and ends the process at SIGTERM or Ctrl-C. Throws an `Error` of one line if it can't start. */
export async function start(): Promise<void> {
  ignoreLogErrors();
  let server: RunningServer | undefined;
  let stopWarnings: (() => void) | undefined;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    stopWarnings?.();
    await server?.stop();
    process.exit(0);
  };
  // Ctrl-C comes twice, from the terminal and from npm: the second must not end the process at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      void stop().catch(exitWithError);
    });
  }

  const env = parseEnv(process.env);
  // `serve.ts` is imported late, so that an invalid fact of `company.ts` is reported like an invalid variable.
  const { serve } = await import('./serve.ts');
  const logOutput = createBufferedWriter((lines) => process.stdout.write(lines));
  const format = chooseLineFormat(process.stdout);
  const logger: Logger = {
    info: (line) => logOutput.add(format('info', line)),
    warn: (line) => writeToStderr('warning', line),
    error: (line) => writeToStderr('error', line),
  };
  server = await serve({
    env,
    siteFolder,
    logger,
    logOutput,
    reportError: createErrorReporter((message, requestId) => writeToStderr('error', message, { request: requestId })),
  });
  const { company } = await import('#content/company.ts');
  const { papers } = await import('#content/papers.ts');
  const { startOwnerWarnings } = await import('./monitoring/owner-warnings.ts');
  stopWarnings = startOwnerWarnings({ company, papers, isSiteUrlSet: env.isSiteUrlSet }, logger);
}

/** A log on a full disk or with a closed reader loses lines. Without this listener, the error would end the process. */
function ignoreLogErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

function writeToStderr(...line: Parameters<FormatLine>): void {
  process.stderr.write(`${chooseLineFormat(process.stderr)(...line)}\n`);
}

export function exitWithError(error: unknown): never {
  process.stderr.write(`error: ${getErrorMessage(error)}\n`);
  process.exit(1);
}
