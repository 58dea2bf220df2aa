import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getValueKind, type ValueKind } from '#content/value-kind.ts';

/**
 * Compares the texts of a language with those of all others, because a build checks no types. Returns a sentence about
 * the first value of another kind or name, such as a number in place of a text. Rejects if a file can't be loaded.
 */
export async function findTextMistake(language: string, content = 'src/content'): Promise<string | undefined> {
  const folder = join(content, language);
  const languages = readdirSync(content).filter((name) => /^[a-z]{2,3}$/.test(name));
  for (const name of globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted()) {
    const file = join(folder, name);
    const others = languages
      .map((other) => join(content, other, name))
      .filter((other) => other !== file && existsSync(other));
    const texts = await importModule(file);
    for (const other of others) {
      const difference = findFirstDifference(texts, await importModule(other));
      if (difference) {
        const { keys, problem } = difference;
        return `${file}:${getLineNumber(keys, file)}: ${keys.join('.')} ${problem} in ${other}`;
      }
    }
  }
  return undefined;
}

async function importModule(file: string): Promise<unknown> {
  return import(pathToFileURL(resolve(file)).href);
}

interface Difference {
  readonly keys: readonly string[];
  readonly problem: string;
}

/**
 * Finds the first value of another kind, or the first mistyped name: one that only `value` has, beside one that only
 * `other` has. A text in place of a number or list is no difference here: the check of the other language reports it.
 */
function findFirstDifference(value: unknown, other: unknown, keys: readonly string[] = []): Difference | undefined {
  // An export that is undefined, such as `buyerLabels` in English, is optional.
  if (other === undefined || (value === undefined && keys.length === 1)) return undefined;
  const [kind, otherKind] = [getValueKind(value), getValueKind(other)];
  if (kind !== otherKind) {
    if (kind === 'text' && otherKind !== 'function') return undefined;
    return { keys, problem: `is ${describeKind(kind)}, but ${describeKind(otherKind)}` };
  }
  if (!isObjectOrList(value) || !isObjectOrList(other)) return undefined;
  const [key, otherKey] = [findNameOnlyIn(value, other), findNameOnlyIn(other, value)];
  if (key !== undefined && otherKey !== undefined && !Array.isArray(value)) {
    return { keys: [...keys, key], problem: `is named ${otherKey}` };
  }
  for (const name of Object.keys(value).filter((each) => each in other)) {
    const difference = findFirstDifference(value[name], other[name], [...keys, name]);
    if (difference) return difference;
  }
  return undefined;
}

function findNameOnlyIn(one: object, other: object): string | undefined {
  return Object.keys(one).find((name) => !(name in other));
}

function isObjectOrList(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const kindWords: Readonly<Partial<Record<ValueKind, string>>> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  list: 'a list',
  object: 'an object',
  function: 'a function',
};

function describeKind(kind: ValueKind): string {
  return kindWords[kind] ?? kind;
}

/** Finds a line by the indent of its key, two spaces for each level, as Prettier writes it. */
function getLineNumber(keys: readonly string[], file: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  let line = lines.findIndex((text) => begins(text, `export const ${keys[0]}`));
  for (const [depth, key] of keys.slice(1).entries()) {
    const indent = '  '.repeat(depth + 1);
    const isKey = (text: string) => begins(text, indent + key);
    const isOutside = (text: string) => text !== '' && !text.startsWith(indent);
    const below = lines.slice(line + 1);
    const keyOrEnd = below.findIndex((text) => isKey(text) || isOutside(text));
    if (!isKey(below[keyOrEnd] ?? '')) break;
    line += keyOrEnd + 1;
  }
  return Math.max(line, 0) + 1;
}

function begins(line: string, words: string): boolean {
  return line.startsWith(words) && !/\w/.test(line.charAt(words.length));
}
