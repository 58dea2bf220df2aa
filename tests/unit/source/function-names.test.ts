import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';

/** A participle, an adjective or a preposition alone: it says neither what the function does nor what it returns. */
const bareWords = [
  '[a-z]+(?:ed|ing)|built|done|drawn|found|held|kept|known|left|lost|made|seen|sent|shown|taken|written',
  'all|bare|deep|large|local|long|missing|near|next|others|plain|previous|raw|small|unknown|visible|weak|wrong',
  'after|around|at|before|below|beside|between|by|during|from|in|inside|on|outside|under|with|within|without',
].join('|');
const bareWord = new RegExp(`^(?:${bareWords})$`);
const bareDeclaration = new RegExp(`\\b(?:const|function) (?:${bareWords})\\b`);
const otherWords = new Set(['embed', 'feed', 'heading', 'need', 'ping', 'seed', 'string']);

function findBareNames(file: string, code: string): string[] {
  const found: string[] = [];
  if (!bareDeclaration.test(code)) return found;
  const check = ({ id }: ESTree.Function | ESTree.VariableDeclarator) => {
    if (id?.type !== 'Identifier' || !bareWord.test(id.name) || otherWords.has(id.name)) return;
    found.push(`${file}:${code.slice(0, id.start).split('\n').length} ${id.name}`);
  };
  new Visitor({
    FunctionDeclaration: check,
    VariableDeclarator: (node) => {
      if (node.init?.type === 'ArrowFunctionExpression') check(node);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

test('no function of the tests, benchmarks and scripts is named by a participle, an adjective or a preposition', () => {
  const files = globSync(['{bench,scripts,tests}/**/*.{ts,tsx}', 'src/**/*.test.{ts,tsx}']);
  expectFound(files, 'tests, benchmarks and scripts');
  const names = files.flatMap((file) => findBareNames(file, readFileSync(file, 'utf8')));
  expect(names, 'put a verb before the word, or a noun after it').toEqual([]);
});

test.each(['const shown = () => 1;', 'test("a", () => {\n  function added() {}\n});', 'const from = async (a) => a;'])(
  'the test finds the name in %j',
  (code) => expect(findBareNames('a.ts', code)).toHaveLength(1),
);

test.each([
  'const shown = rows();',
  'const isShown = () => 1;',
  'const heading = () => 1;',
  'function addedNotice() {}',
])('the test accepts %j', (code) => expect(findBareNames('a.ts', code)).toEqual([]));
