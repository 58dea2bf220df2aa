import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';

const testCall = /^(?:test|describe\w*)(?:\.(?:each|for|describe|runIf|skipIf))?\(/;
const expectCallee = /^expect(?:\.(?:soft|poll))?$/;

const foldersOfLabelledExpects = [
  'src',
  'tests/unit',
  'tests/integration',
  'tests/faults',
  'tests/load',
  'tests/filled-company',
];

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
  return late.map((statement) => toPlace(file, source, statement));
}

function toPlace(file: string, source: string, { start }: ESTree.Node): string {
  return `${file}:${source.slice(0, start).split('\n').length}`;
}

function findUnlabelledExpects(file: string, source: string): string[] {
  const found: string[] = [];
  const loopDepths = [0];
  const addToLoopDepth = (change: number) => loopDepths.push((loopDepths.pop() ?? 0) + change);
  const startLoop = () => void addToLoopDepth(1);
  const endLoop = () => void addToLoopDepth(-1);
  const getKind = (call: ESTree.CallExpression) => {
    const callee = source.slice(call.callee.start, call.callee.end);
    if (testCall.test(`${callee}(`)) return 'test';
    if (expectCallee.test(callee)) return 'expect';
    return callee.endsWith('.forEach') ? 'loop' : undefined;
  };
  new Visitor({
    ForStatement: startLoop,
    'ForStatement:exit': endLoop,
    ForOfStatement: startLoop,
    'ForOfStatement:exit': endLoop,
    CallExpression(call) {
      const kind = getKind(call);
      if (kind === 'test') loopDepths.push(0);
      if (kind === 'loop') startLoop();
      const isLabelled = call.arguments.length > 1 || loopDepths.at(-1) === 0;
      if (kind === 'expect' && !isLabelled) found.push(toPlace(file, source, call));
    },
    'CallExpression:exit'(call) {
      const kind = getKind(call);
      if (kind === 'test') loopDepths.pop();
      if (kind === 'loop') endLoop();
    },
  }).visit(parseSync(file, source).program);
  return found;
}

test('a file’s own functions stand before its first test', () => {
  const files = globSync('{src,tests,scripts}/**/*.{test,spec}.{ts,tsx}');
  expectFound(files, 'test files');
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

test.each([
  ['a loop over elements', 'for (const a of [1]) { expect(a).toBe(1); }'],
  ['a loop that counts', 'for (let a = 0; a < 2; a++) expect(a).toBe(a);'],
  ['forEach', '[1].forEach((a) => { expect(a).toBe(1); });'],
  ['a loop around another', 'for (const a of [1]) { for (const b of [2]) expect(a, b); expect.soft(a).toBe(1); }'],
])('the test finds an `expect` without a label in %s', (_, loop) => {
  expect(findUnlabelledExpects('a.ts', loop)).toEqual(['a.ts:1']);
});

test.each([
  ['with a label', 'for (const a of [1]) expect(a, `of ${a}`).toBe(1);'],
  ['of a test that stands in a loop', "for (const a of [1]) test('a', () => { expect(a).toBe(1); });"],
  ['after a loop', 'for (const a of [1]) run(a);\nexpect(1).toBe(1);'],
  ['that only describes a value', 'for (const a of [1]) run(expect.any(Number));'],
])('the test accepts an `expect` %s', (_, source) => {
  expect(findUnlabelledExpects('a.ts', source)).toEqual([]);
});

test('an `expect` in a loop says by its second argument which element failed', () => {
  const files = globSync(`{${foldersOfLabelledExpects.join(',')}}/**/*.{test,spec}.{ts,tsx}`);
  expectFound(files, 'test files');
  expect(
    files.flatMap((file) => findUnlabelledExpects(file, readFileSync(file, 'utf8'))),
    'take `test.each`, compare whole lists, or write `expect(value, label)`',
  ).toEqual([]);
});
