import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Returns one line. For a mistake in a source file it begins with path and line: `src/content/en/home.ts:29: `. */
export function describeBuildError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [cause = error] = 'errors' in error && Array.isArray(error.errors) ? (error.errors as Error[]) : [];
  const text = stripVTControlCharacters(cause.message);
  const [firstLine = ''] = text.replace(/^\[[^\]]*\] /, '').split('\n');
  const place = /\[ (\S+:\d+):\d+ \]/.exec(text)?.[1] ?? placeInStack(cause.stack);
  return place === undefined ? firstLine : `${place}: ${firstLine}`;
}

/** The stack of a syntax error begins with the place; the stack of an error in a text begins with its file. */
function placeInStack(stack = ''): string | undefined {
  const [, file, line] =
    /^(.+):(\d+)\n/.exec(stack) ??
    /^ +at (?:.+ \()?(file:\S+\/src\/content\/[^/\s]+\/\S+):(\d+):\d+\)?$/m.exec(stack) ??
    [];
  if (file === undefined) return undefined;
  return `${relative('.', file.startsWith('file:') ? fileURLToPath(file) : file)}:${line}`;
}
