import { globSync, readFileSync } from 'node:fs';
import { parseSync, type ESTree } from 'vite';
import { expect, test } from 'vitest';

const testCall = /^(?:test|describe\w*)(?:\.(?:each|for|describe|runIf|skipIf))?\(/;

function isFunction(statement: ESTree.Node): boolean {
  if (statement.type !== 'VariableDeclaration') return statement.type === 'FunctionDeclaration';
  return statement.declarations.some(({ init }) => init?.type === 'ArrowFunctionExpression');
}

function hasTest(statement: ESTree.Node, text: string): boolean {
  if (statement.type === 'ExpressionStatement') return testCall.test(text);
  return statement.type === 'ForOfStatement' && text.split('\n').some((line) => testCall.test(line.trim()));
}

function findLateFunctions(file: string, source: string): string[] {
  const { body } = parseSync(file, source).program;
  const first = body.findIndex((statement) => hasTest(statement, source.slice(statement.start, statement.end)));
  const late = first === -1 ? [] : body.slice(first).filter(isFunction);
  return late.map(({ start }) => `${file}:${source.slice(0, start).split('\n').length}`);
}

test('a file’s own functions stand before its first test', () => {
  const files = globSync('{src,tests,scripts}/**/*.{test,spec}.{ts,tsx}');
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => findLateFunctions(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(["test('a', () => {});", "test.each([1])('a', () => {});", "for (const a of [1]) {\n  test('a', run);\n}"])(
  'the test finds a function after %j',
  (tests) => {
    const source = `const run = () => {};\ntest.use({});\n${tests}\n`;
    expect(findLateFunctions('a.ts', `${source}const wait = async () => {};`)).toEqual([
      `a.ts:${source.split('\n').length}`,
    ]);
    expect(findLateFunctions('a.ts', `${source}function wait() {}`)).toHaveLength(1);
    expect(findLateFunctions('a.ts', `function wait() {}\n${source}const count = 1;`)).toEqual([]);
  },
);
