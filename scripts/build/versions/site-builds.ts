import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { BuildStore } from './ensure-build.ts';
import { computeFingerprint } from './fingerprint.ts';

export const siteBuilds: BuildStore = {
  root: 'dist',
  computeFingerprint,
  make: (folder) => buildInChild(folder),
  log: console.log,
};

const buildProgram = 'scripts/build/build-child.ts';

/** Runs a program that builds for production, without the server's flags. Rejects with the reason in one line. */
export async function buildInChild(folder: string, program = buildProgram): Promise<void> {
  const child = fork(program, [folder], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let reason: string | undefined;
  child.on('message', (message) => {
    if (typeof message === 'string') reason = message;
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (code !== 0) throw new Error(reason ?? `the build ended by ${signal ?? `code ${code}`}`);
}
