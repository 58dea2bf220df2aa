import { getFirstConsumedChar, hasSomeAncestor, hasSomeDescendant, toCache } from 'regexp-ast-analysis';
import { analyse } from 'scslre';
import { parseSync, Visitor, type ESTree } from 'vite';

interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

export function findPatterns(file: string, code: string): { literals: Pattern[]; built: string[] } {
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

export function findSuperLinearity({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string[] {
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

function areDistinctWords(one: string, other: string): boolean {
  const isWord = (text: string) => /^[a-z]+$/.test(text);
  return isWord(one) && isWord(other) && !one.startsWith(other) && !other.startsWith(one);
}
