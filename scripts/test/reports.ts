import { stripVTControlCharacters } from 'node:util';
import { readJson } from '#scripts/support/read-json.ts';

export interface TestCount {
  readonly passedCount: number;
  readonly failedCount: number;
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

export function readVitestReport(file: string): TestCount {
  const { numPassedTests, numFailedTests, testResults } = readJson(file) as VitestReport;
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that can't be imported has a message and no failed test.
    if (failed.length === 0) return message ? [`${name}: ${getFirstLine(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${fullName}: ${getFirstLine(failureMessages[0])}`);
  });
  return { passedCount: numPassedTests, failedCount: numFailedTests, failures };
}

export function readPlaywrightReport(file: string): TestCount {
  const { stats, suites } = readJson(file) as PlaywrightReport;
  return {
    passedCount: stats.expected,
    failedCount: stats.unexpected + stats.flaky,
    failures: suites.flatMap(findFailures),
  };
}

function findFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return `${file} ${title}: ${getFirstLine(errors.find(Boolean))}`;
    });
  return [...failures, ...suites.flatMap(findFailures)];
}

function getFirstLine(message = ''): string {
  return stripVTControlCharacters(message.split('\n')[0] ?? '');
}
