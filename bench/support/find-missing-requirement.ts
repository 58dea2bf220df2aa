import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath } from '#scripts/support/chromium.ts';

const programs: Readonly<Record<string, readonly string[]>> = {
  server: ['wrk', 'nginx'],
  growth: ['wrk'],
  lighthouse: ['lighthouse', 'openssl'],
};

export function findMissingRequirement(part: string): string | undefined {
  const isBrowserNeeded = part !== 'server';
  if (isBrowserNeeded && !existsSync(chromiumPath)) return `no Chromium at ${chromiumPath}: set CHROMIUM`;
  const missing = (programs[part] ?? []).filter((program) => !isInstalled(program));
  return missing.length > 0 ? `not installed: ${missing.join(', ')}` : undefined;
}

function isInstalled(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.some((folder) => existsSync(join(folder, program)));
}
