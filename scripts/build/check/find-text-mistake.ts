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

interface Pair {
  readonly keys: readonly string[];
  readonly value: unknown;
  readonly other: unknown;
}

interface Difference {
  readonly keys: readonly string[];
  readonly problem: string;
}

function findFirstDifference(texts: unknown, otherTexts: unknown): Difference | undefined {
  for (const pair of listPairs(texts, otherTexts)) {
    const difference = findKindDifference(pair) ?? findMistypedName(pair);
    if (difference) return difference;
  }
  return undefined;
}

function listPairs(value: unknown, other: unknown, keys: readonly string[] = []): Pair[] {
  const pair = { keys, value, other };
  if (!isObjectOrList(value) || !isObjectOrList(other)) return [pair];
  const names = Object.keys(value).filter((name) => name in other);
  return [pair, ...names.flatMap((name) => listPairs(value[name], other[name], [...keys, name]))];
}

function findKindDifference({ keys, value, other }: Pair): Difference | undefined {
  // An export that is undefined, such as `buyerLabels` in English, is optional.
  if (other === undefined || (value === undefined && keys.length === 1)) return undefined;
  const [kind, otherKind] = [getValueKind(value), getValueKind(other)];
  if (kind === otherKind) return undefined;
  // The check of the other language reports a number or list that stands in place of this text.
  if (kind === 'text' && otherKind !== 'function') return undefined;
  return { keys, problem: `is ${describeKind(kind)}, but ${describeKind(otherKind)}` };
}

/** A name that only `value` has is mistyped if `other` has one that `value` lacks; alone it is an optional text. */
function findMistypedName({ keys, value, other }: Pair): Difference | undefined {
  if (!isObjectOrList(value) || !isObjectOrList(other)) return undefined;
  const [name, otherName] = [findNameOnlyIn(value, other), findNameOnlyIn(other, value)];
  if (name === undefined || otherName === undefined) return undefined;
  return { keys: [...keys, name], problem: `is named ${otherName}` };
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

/** Returns the line of the last key that has a line of its own. */
function getLineNumber([exportName, ...keys]: readonly string[], file: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  let line = lines.findIndex((text) => begins(text, `export const ${exportName}`));
  for (const [depth, key] of keys.entries()) {
    const keyLine = findKeyLine(key, '  '.repeat(depth + 1), lines, line + 1);
    if (keyLine === undefined) break;
    line = keyLine;
  }
  return Math.max(line, 0) + 1;
}

/** Finds a key by its indent, two spaces for each level, as Prettier writes it. */
function findKeyLine(key: string, indent: string, lines: readonly string[], start: number): number | undefined {
  for (const [index, text] of lines.slice(start).entries()) {
    if (begins(text, indent + key)) return start + index;
    const isBelowObject = text !== '' && !text.startsWith(indent);
    if (isBelowObject) return undefined;
  }
  return undefined;
}

function begins(line: string, words: string): boolean {
  return line.startsWith(words) && !/\w/.test(line.charAt(words.length));
}
