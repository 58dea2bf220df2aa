import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** An error of a build in one line; a mistake in a source file begins with its path and line, `src/content/en/home.ts:29: `. */
export function describeBuildError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The bundler lists its errors, each with a picture of the source.
  const [cause = error] = 'errors' in error && Array.isArray(error.errors) ? (error.errors as Error[]) : [];
  const text = stripVTControlCharacters(cause.message);
  const [firstLine = ''] = text.replace(/^\[[^\]]*\] /, '').split('\n');
  const place = /\[ (\S+:\d+):\d+ \]/.exec(text)?.[1] ?? placeInStack(cause.stack);
  return place === undefined ? firstLine : `${place}: ${firstLine}`;
}

/** The stack of Node's syntax errors begins with the file and the line; that of an error in a text has its file first. */
function placeInStack(stack = ''): string | undefined {
  const [, file, line] =
    /^(.+):(\d+)\n/.exec(stack) ??
    /^ +at (?:.+ \()?(file:\S+\/src\/content\/[^/\s]+\/\S+):(\d+):\d+\)?$/m.exec(stack) ??
    [];
  if (file === undefined) return undefined;
  return `${relative('.', file.startsWith('file:') ? fileURLToPath(file) : file)}:${line}`;
}
