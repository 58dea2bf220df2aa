import { getErrorMessage } from '#domain/error-message.ts';
import { runWithOutput, type Command } from '#scripts/support/run-process.ts';
import type { TestCount } from './reports.ts';
import { withReviews } from './with-reviews.ts';

export interface Step extends Command {
  readonly name: string;
  readonly readCount?: () => TestCount;
}

export async function runTestSteps(steps: readonly Step[]): Promise<TestCount[]> {
  return Promise.all(steps.map((step) => runStep(step, steps.length === 1)));
}

async function runStep({ name, readCount, ...command }: Step, isAlone: boolean): Promise<TestCount> {
  const start = performance.now();
  if (isAlone) console.log(`\n== ${name}`);
  const { hasSucceeded, output } = await runWithOutput(withReviews(command), isAlone ? 'inherit' : 'pipe').catch(
    (error: unknown) => ({ hasSucceeded: false, output: getErrorMessage(error) }),
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${isAlone ? '' : '\n== '}${name}: ${seconds} s`);
  if (output !== '') console.log(output.trim());
  return toTestCount(name, hasSucceeded, readCount);
}

function toTestCount(name: string, hasSucceeded: boolean, readCount: Step['readCount']): TestCount {
  const failedStep = { passedCount: 0, failedCount: 1, failures: [`${name}: see above`] };
  if (!readCount) return hasSucceeded ? { passedCount: 1, failedCount: 0, failures: [] } : failedStep;
  try {
    const read = readCount();
    if (hasSucceeded || read.failedCount > 0) return read;
    return { ...failedStep, passedCount: read.passedCount, failures: [...read.failures, ...failedStep.failures] };
  } catch {
    return failedStep;
  }
}
