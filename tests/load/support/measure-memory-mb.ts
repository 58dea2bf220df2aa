import type { ServerProcess } from '#tests/support/server-process.ts';

export function measureMemoryMb(site: ServerProcess): number {
  return Math.round(site.readMemoryBytes() / (1024 * 1024));
}
