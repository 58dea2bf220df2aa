import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestCount } from './reports.ts';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly readCount?: () => TestCount;
}

/** Runs steps beside each other. One alone writes to the terminal; of several, each writes once it has ended. */
export async function runTestSteps(steps: readonly Step[]): Promise<TestCount[]> {
  return Promise.all(steps.map((step) => runStep(step, steps.length === 1)));
}

async function runStep({ name, command, args, env, readCount }: Step, isAlone: boolean): Promise<TestCount> {
  const start = performance.now();
  if (isAlone) console.log(`\n== ${name}`);
  const child = spawn(command, args, { stdio: isAlone ? 'inherit' : 'pipe', env: { ...process.env, ...env } });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    output.push(Buffer.from(String(error)));
    return [1];
  })) as [number | null];
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    isAlone ? `${name}: ${seconds} s` : `\n== ${name}: ${seconds} s\n${Buffer.concat(output).toString().trim()}`,
  );
  return count(name, code === 0, readCount);
}

function count(name: string, hasSucceeded: boolean, readCount: Step['readCount']): TestCount {
  const failedStep = { passed: 0, failed: 1, failures: [`${name}: see above`] };
  if (!readCount) return hasSucceeded ? { passed: 1, failed: 0, failures: [] } : failedStep;
  try {
    const read = readCount();
    if (hasSucceeded || read.failed > 0) return read;
    return { ...failedStep, passed: read.passed, failures: [...read.failures, ...failedStep.failures] };
  } catch {
    return failedStep;
  }
}
