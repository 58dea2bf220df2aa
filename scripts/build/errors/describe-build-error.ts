import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { FactError } from '#content/company/fact-error.ts';

/**
 * Returns one line. For a mistake in a source file it begins with path and line: `src/content/en/pages/home.ts:29: `.
 * Vite and Node give the place only within a message or a stack. `build-child.test.ts` makes each of these errors, and
 * fails if an update changes the wording.
 */
export function describeBuildError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof FactError) return describeFactError(error);
  const [cause = error] = 'errors' in error && Array.isArray(error.errors) ? (error.errors as Error[]) : [];
  const text = stripVTControlCharacters(cause.message);
  // Vite's message: [builtin:vite-transform] Unterminated string
  const [firstLine = ''] = text.replace(/^\[[^\]]*\] /, '').split('\n');
  // Where Vite found it: ╭─[ src/content/en/pages/home.ts:29:14 ]
  const place = /\[ (\S+:\d+):\d+ \]/.exec(text)?.[1] ?? findPlaceInStack(cause.stack);
  if (place === undefined) return firstLine;
  const isMistyped = 'code' in cause && cause.code === 'ERR_INVALID_TYPESCRIPT_SYNTAX';
  return `${place}: ${isMistyped ? `${getAdvice(place)} (${firstLine})` : firstLine}`;
}

const commonMistakes: readonly { readonly pattern: RegExp; readonly advice: string }[] = [
  { pattern: /^(<{7}|={7}|>{7})/, advice: 'keep one of the two, without the lines <<<<<<<, ======= and >>>>>>>' },
  { pattern: /[:[(,] *[‘’“”]|[‘’“”][,;)\] ]*$/, advice: "write the straight quotation mark '" },
  { pattern: /^[^'"`[]*\d,\d/, advice: 'write a number with a point, such as 6.288' },
];

const defaultAdvice = "a quotation mark or a comma is missing here or in the line above; within a text write \\' for '";

function getAdvice(place: string): string {
  const [, file = '', number] = /^(.+):(\d+)$/.exec(place) ?? [];
  const line = readFileSync(file, 'utf8').split('\n')[Number(number) - 1] ?? '';
  return commonMistakes.find(({ pattern }) => pattern.test(line))?.advice ?? defaultAdvice;
}

function describeFactError({ file, lineStart, rule }: FactError): string {
  const path = `src/content/${file}.ts`;
  const index = readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((text) => text.trimStart().startsWith(lineStart));
  return `${path}${index === -1 ? '' : `:${index + 1}`}: ${rule}`;
}

/** The stack of a syntax error begins with path and line; that of an error thrown by a text has a frame in a text. */
function findPlaceInStack(stack = ''): string | undefined {
  const [, file, line] =
    /^(.+):(\d+)\n/.exec(stack) ??
    /^ +at (?:.+ \()?(file:\S+\/src\/content\/[^/\s]+\/\S+):(\d+):\d+\)?$/m.exec(stack) ??
    [];
  if (file === undefined) return undefined;
  return `${relative('.', file.startsWith('file:') ? fileURLToPath(file) : file)}:${line}`;
}
