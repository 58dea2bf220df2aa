import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const programs: Readonly<Record<string, readonly string[]>> = {
  server: ['wrk', 'nginx'],
  growth: ['wrk'],
  lighthouse: ['lighthouse'],
};

/** What a part needs and this machine lacks, in words; undefined where nothing is missing. */
export function missing(part: string): string | undefined {
  const needsBrowser = part !== 'server';
  const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (needsBrowser && !existsSync(browser)) return `there is no Chromium at ${browser}: set CHROMIUM`;
  const lacking = (programs[part] ?? []).filter((program) => !isInstalled(program));
  return lacking.length > 0 ? `not installed here: ${lacking.join(', ')}` : undefined;
}

function isInstalled(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.some((folder) => existsSync(join(folder, program)));
}
