import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';

/* A browser's translation replaces text nodes. React fails when it then changes or removes one of several children
   that is a text, or puts an element before it. An element whose only child is a text is safe: React replaces all of
   its content. */

const elementComponents = new Set(
  'Button ButtonLink HiddenText Icon IconButton Link NavLink Picture SteppedInput'.split(' '),
);

/** Variables that hold elements, not texts: whoever gives a text puts it into an element. */
const givenElements = new Set('cartEmail children list picture rest summary textField'.split(' '));

type Part = 'element' | 'text' | 'changing text' | 'appearing';

function findBareTexts(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  const constants = topLevelNames(program);
  const found: ESTree.Node[] = [];
  const inert: ESTree.Node[] = [];

  const isConstant = (node: ESTree.Node): boolean => {
    if (node.type === 'Literal') return true;
    if (node.type === 'Identifier') return constants.has(node.name);
    if (node.type === 'MemberExpression')
      return isConstant(node.object) && (!node.computed || isConstant(node.property));
    if (node.type === 'CallExpression') return isConstant(node.callee) && node.arguments.every(isConstant);
    if (node.type === 'TemplateLiteral') return node.expressions.every(isConstant);
    return false;
  };
  const isNothing = (node: ESTree.Node) =>
    (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
    (node.type === 'Identifier' && node.name === 'undefined');
  const toPart = (node: ESTree.Node): Part | undefined => {
    if (node.type === 'JSXText') return node.value.trim() === '' ? undefined : 'text';
    if (node.type === 'JSXFragment') return 'appearing';
    if (node.type === 'JSXElement') {
      const { name } = node.openingElement;
      const tag = name.type === 'JSXIdentifier' ? name.name : '';
      return /^[a-z]/.test(tag) || elementComponents.has(tag) ? 'element' : 'appearing';
    }
    if (
      node.type === 'JSXExpressionContainer' ||
      node.type === 'ParenthesizedExpression' ||
      node.type === 'ChainExpression'
    )
      return toPart(node.expression);
    if (node.type === 'JSXEmptyExpression') return undefined;
    if (node.type === 'Literal' && typeof node.value === 'string' && node.value.trim() === '') return undefined;
    if (isConstant(node)) return 'text';
    const branches =
      node.type === 'ConditionalExpression'
        ? [node.consequent, node.alternate]
        : node.type === 'LogicalExpression'
          ? [node.right]
          : undefined;
    if (branches?.every((branch) => isNothing(branch) || ['element', 'appearing'].includes(toPart(branch) ?? '')))
      return 'appearing';
    if (node.type === 'Identifier' && givenElements.has(node.name)) return 'appearing';
    const callee = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.callee.property;
    if (callee && callee.type === 'Identifier' && callee.name === 'map') return 'appearing';
    return node.type === 'CallExpression' && toPart(node.callee) === 'appearing' ? 'appearing' : 'changing text';
  };
  const check = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
    const parts = node.children.map(toPart).filter((part) => part !== undefined);
    const texts = parts.filter((part) => part.endsWith('text'));
    const isMoving = parts.some((part) => part !== 'element' && part !== 'text');
    const isBare = node.type === 'JSXFragment' ? texts.length > 0 : parts.length > 1 && isMoving && texts.length > 0;
    if (isBare) found.push(node);
    // React leaves these to browsers without scripts.
    if (node.type === 'JSXElement' && code.startsWith('<noscript', node.start)) inert.push(node);
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(program);
  return found
    .filter((node) => !inert.some(({ start, end }) => start <= node.start && node.end <= end))
    .map(({ start }) => `${file}:${code.slice(0, start).split('\n').length}`);
}

function topLevelNames({ body }: ESTree.Program): ReadonlySet<string> {
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

test('no text of a component is a bare sibling of what changes, comes or goes', () => {
  const files = globSync('src/web/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => findBareTexts(file, readFileSync(file, 'utf8')))).toEqual([]);
});

const head = "import { texts } from './texts.ts';\nexport const A = ({ open, name, children }) => ";

test.each([
  '<p>{open && <Icon name="check" />}Added</p>',
  '<p>{open && <Icon name="check" />}{texts.added}</p>',
  '<p>{texts.packs} {name}</p>',
  '<p>{name}, {texts.packs}</p>',
  '<p>{`${name} kg`}<b>x</b></p>',
  '<p>{open ? texts.added : texts.add}<Icon name="check" /></p>',
  '<p>{texts.added}{children}</p>',
  '<p>{texts.added}<MaybeNothing /></p>',
  '<p>{texts.list}{name.map((each) => <b key={each} />)}</p>',
  '<>{texts.added}</>',
  '<div>{open ? <><Icon name="check" /> {texts.added}</> : null}</div>',
])('the test finds %s', (jsx) => expect(findBareTexts('a.tsx', head + jsx)).toHaveLength(1));

test.each([
  '<p>{name}</p>',
  '<p>{open ? texts.added : texts.add}</p>',
  '<p><Icon name="check" />{texts.added}</p>',
  '<p>{texts.added} <Link to="/cart">{texts.see}</Link>.</p>',
  '<p>{open && <Icon name="check" />}<span>{texts.added}</span></p>',
  '<p><span>{name}</span>{" "}<b>{texts.kg}</b></p>',
  '<><b>{name}</b> <i /></>',
])('the test lets %s be', (jsx) => expect(findBareTexts('a.tsx', head + jsx)).toEqual([]));
