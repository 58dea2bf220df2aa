import { parseSync, Visitor, type ESTree } from 'vite';

const elementComponents = new Set(
  'Button ButtonLink HiddenText Icon IconButton Link NavLink NumberInput Picture Select'.split(' '),
);

/** Variables that never hold a bare text, because their callers wrap each text in an element. */
const givenElements = new Set('cartEmail children list picture rest summary renderTextField'.split(' '));

/** What a child of an element is: `varying` is anything that may come, go or have several elements. */
type Part = 'element' | 'text' | 'changing text' | 'varying';

/**
 * Finds elements with a bare text beside something that changes, comes or goes. A browser's translation replaces text
 * nodes, and React fails when it then changes one or puts an element before it. A text that is the only child is safe.
 */
export function findBareTexts(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  const constants = listTopLevelNames(program);
  const found: ESTree.Node[] = [];
  const inert: ESTree.Node[] = [];
  const check = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
    const parts = node.children.map((child) => toPart(child, constants)).filter((part) => part !== undefined);
    if (hasBareText(node, parts)) found.push(node);
    // React does not update what is in `noscript`.
    if (node.type === 'JSXElement' && code.startsWith('<noscript', node.start)) inert.push(node);
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(program);
  return found
    .filter((node) => !inert.some(({ start, end }) => start <= node.start && node.end <= end))
    .map(({ start }) => `${file}:${code.slice(0, start).split('\n').length}`);
}

function hasBareText(node: ESTree.JSXElement | ESTree.JSXFragment, parts: readonly Part[]): boolean {
  const hasText = parts.includes('text') || parts.includes('changing text');
  if (node.type === 'JSXFragment') return hasText;
  const isMoving = parts.includes('changing text') || parts.includes('varying');
  return parts.length > 1 && isMoving && hasText;
}

function toPart(node: ESTree.Node, constants: ReadonlySet<string>): Part | undefined {
  if (node.type === 'JSXEmptyExpression') return undefined;
  if (node.type === 'JSXText') return node.value.trim() === '' ? undefined : 'text';
  if (node.type === 'JSXFragment') return 'varying';
  if (node.type === 'JSXElement') return isElement(node) ? 'element' : 'varying';
  if (isWrapper(node)) return toPart(node.expression, constants);
  if (node.type === 'Literal' && typeof node.value === 'string' && node.value.trim() === '') return undefined;
  if (isConstant(node, constants)) return 'text';
  return isVarying(node, constants) ? 'varying' : 'changing text';
}

function isWrapper(
  node: ESTree.Node,
): node is ESTree.JSXExpressionContainer | ESTree.ParenthesizedExpression | ESTree.ChainExpression {
  return ['JSXExpressionContainer', 'ParenthesizedExpression', 'ChainExpression'].includes(node.type);
}

function isElement({ openingElement: { name } }: ESTree.JSXElement): boolean {
  return name.type === 'JSXIdentifier' && (/^[a-z]/.test(name.name) || elementComponents.has(name.name));
}

function isConstant(node: ESTree.Node, constants: ReadonlySet<string>): boolean {
  const isFixed = (part: ESTree.Node) => isConstant(part, constants);
  if (node.type === 'Literal') return true;
  if (node.type === 'Identifier') return constants.has(node.name);
  if (node.type === 'MemberExpression') return isFixed(node.object) && (!node.computed || isFixed(node.property));
  if (node.type === 'CallExpression') return isFixed(node.callee) && node.arguments.every(isFixed);
  if (node.type === 'TemplateLiteral') return node.expressions.every(isFixed);
  return false;
}

function isVarying(node: ESTree.Node, constants: ReadonlySet<string>): boolean {
  const hasNoText = (branch: ESTree.Node) => {
    const part = toPart(branch, constants);
    return isNothing(branch) || part === 'element' || part === 'varying';
  };
  if (node.type === 'ConditionalExpression') return hasNoText(node.consequent) && hasNoText(node.alternate);
  if (node.type === 'LogicalExpression') return hasNoText(node.right);
  if (node.type === 'Identifier') return givenElements.has(node.name);
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const isMap =
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'map';
  return isMap || toPart(callee, constants) === 'varying';
}

function isNothing(node: ESTree.Node): boolean {
  return (
    (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
    (node.type === 'Identifier' && node.name === 'undefined')
  );
}

function listTopLevelNames({ body }: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (pattern: ESTree.Node) => {
    if (pattern.type === 'Identifier') names.add(pattern.name);
    if (pattern.type !== 'ObjectPattern') return;
    for (const property of pattern.properties) if (property.type === 'Property') add(property.value);
  };
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') for (const { local } of statement.specifiers) names.add(local.name);
    if (statement.type === 'VariableDeclaration') for (const { id } of statement.declarations) add(id);
  }
  return names;
}
