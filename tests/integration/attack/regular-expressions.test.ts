import { globSync, readFileSync } from 'node:fs';
import { getFirstConsumedChar, hasSomeAncestor, hasSomeDescendant, toCache } from 'regexp-ast-analysis';
import { analyse } from 'scslre';
import { parseSync, Visitor, type ESTree } from 'vite';
import { describe, expect, test } from 'vitest';

interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

function findPatterns(file: string, code: string): { literals: Pattern[]; built: string[] } {
  const literals: Pattern[] = [];
  const built: string[] = [];
  const place = (start: number) => `${file}:${code.slice(0, start).split('\n').length}`;
  const checkCall = ({ start, callee }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') built.push(place(start));
  };
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} could not be parsed`);
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) {
        literals.push({ place: place(node.start), source: node.regex.pattern, flags: node.regex.flags });
      }
    },
    NewExpression: checkCall,
    CallExpression: checkCall,
  }).visit(program);
  return { literals, built };
}

function findSuperLinearity({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string[] {
  const { parsed, reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } });
  const findings: string[] = reports.map(({ type }) => type);
  // `analyse` does not compare alternatives. If two of them match the same text and are repeated, as in (a|a)*, each
  // round doubles the ways to try.
  const cache = toCache(parsed.flags);
  const overlaps = hasSomeDescendant(parsed.pattern, (node) => {
    if (node.type !== 'Group' && node.type !== 'CapturingGroup') return false;
    if (!hasSomeAncestor(node, (ancestor) => ancestor.type === 'Quantifier' && ancestor.max > 1)) return false;
    return node.alternatives.some((one, index) =>
      node.alternatives.slice(index + 1).some((other) => {
        const first = getFirstConsumedChar(one, 'ltr', cache).char;
        return (
          !first.isDisjointWith(getFirstConsumedChar(other, 'ltr', cache).char) && !areDistinctWords(one.raw, other.raw)
        );
      }),
    );
  });
  return overlaps ? [...findings, 'Overlap'] : findings;
}

/** Whether both alternatives are words, and neither begins with the other. No text then matches both. */
function areDistinctWords(one: string, other: string): boolean {
  const isWord = (text: string) => /^[a-z]+$/.test(text);
  return isWord(one) && isWord(other) && !one.startsWith(other) && !other.startsWith(one);
}

describe('the check itself finds', () => {
  test.each([
    ['a search that starts anew at every character', /\/+$/],
    ['nested repetition', /^(a+)+$/],
    ['two repetitions that trade characters', /^\s*(.*?)\s*$/],
    ['alternatives that overlap', /^(ab|a?b)+$/],
    ['a word that begins another', /^(?:per|property|perl)*$/],
    ['words that differ only in case', /^(?:per|PERL)*$/i],
  ])('%s: %s', (_, { source, flags }) => {
    expect(findSuperLinearity({ source, flags })).not.toEqual([]);
  });

  test('nothing in words that begin alike', () => {
    expect(findSuperLinearity(/^(?:(?:per|property) )*$/)).toEqual([]);
  });

  test('literals in any position, and patterns built from strings', () => {
    const { literals, built } = findPatterns('a.tsx', 'const a = <b c={/d+/g} />;\nnew RegExp(`${e}`); RegExp("f")');
    expect(literals).toEqual([{ place: 'a.tsx:1', source: 'd+', flags: 'g' }]);
    expect(built).toEqual(['a.tsx:2', 'a.tsx:2']);
  });
});

describe('the code that visitors reach', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|generated)\.tsx?$/.test(file));
  const found = files.map((file) => findPatterns(file, readFileSync(file, 'utf8')));
  const literals = found.flatMap((file) => file.literals);

  test('is checked completely', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(literals.length).toBeGreaterThan(40);
  });

  test('has only patterns with linear run time', () => {
    const findings = literals.flatMap((pattern) =>
      findSuperLinearity(pattern).map((finding) => `${pattern.place} /${pattern.source}/ (${finding})`),
    );
    expect(findings).toEqual([]);
  });

  test('builds no pattern from a string, which could not be checked', () => {
    expect(found.flatMap((file) => file.built)).toEqual([]);
  });
});
