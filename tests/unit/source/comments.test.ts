import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';

interface Comment {
  readonly place: string;
  readonly lines: readonly string[];
}

const files = globSync(['*.ts', '{src,scripts,tests,bench}/**/*.{ts,tsx,mjs,css}'], {
  exclude: (name) => name === 'node_modules',
}).filter((file) => !file.endsWith('.generated.ts'));

function findCommentsOnOwnLines(file: string, source: string): Comment[] {
  const pattern = /^ *\/\*[^]*?\*\/|^ *\/\/.*(?:\n *\/\/.*)*/gm;
  return Array.from(source.matchAll(pattern), ({ 0: text, index }) => ({
    place: `${file}:${source.slice(0, index).split('\n').length}`,
    lines: text.split('\n'),
  }));
}

const comments = files.flatMap((file) => findCommentsOnOwnLines(file, readFileSync(file, 'utf8')));
const countWords = ({ lines }: Comment) => lines.join(' ').match(/[\p{L}\d`'"(][^\s]*/gu)?.length ?? 0;

test('the lines of comments have at most 120 columns, except directives of lint, which have one line', () => {
  expectFound(comments, 'comments');
  const isLong = (line: string) => line.length > 120 && !line.includes('oxlint-disable');
  expect(comments.filter(({ lines }) => lines.some(isLong)).map(({ place }) => place)).toEqual([]);
});

test('a comment has at most 45 words', () => {
  expect(comments.filter((comment) => countWords(comment) > 45).map(({ place }) => place)).toEqual([]);
});
