import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

interface ClassSource {
  readonly file: string;
  /** Names that stand together, of classes and, as `styles.name`, of a module. */
  readonly strings: readonly string[];
  readonly module: { readonly file: string; readonly names: readonly string[] } | undefined;
}

export function readClassSource(file: string): ClassSource {
  const strings: string[] = [];
  const names: string[] = [];
  let module: string | undefined;
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  new Visitor({
    ImportDeclaration({ source, specifiers: [specifier] }) {
      if (specifier?.local.name === 'styles') module = moduleFile(file, source.value);
    },
    MemberExpression(node) {
      const name = nameOfModule(node);
      if (name !== undefined) names.push(name);
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && /^class|Class/.test(name.name) && value) {
        strings.push(...classStrings(value));
      }
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'className') strings.push(...classStrings(value));
    },
    AssignmentExpression({ left, right }) {
      const isClassName =
        left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'className';
      if (isClassName) strings.push(...classStrings(right));
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init) return;
      const found = classStrings(init);
      const holdsClasses = /Class(es)?$/.test(id.name) || found.some((each) => each.includes('styles.'));
      if (holdsClasses) strings.push(...found);
    },
  }).visit(program);
  return { file, strings, module: module === undefined ? undefined : { file: module, names } };
}

function nameOfModule(node: ESTree.Node): string | undefined {
  const isOfModule =
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'styles' &&
    !node.computed;
  return isOfModule && node.property.type === 'Identifier' ? node.property.name : undefined;
}

function classStrings(node: ESTree.Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(classStrings);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(classStrings);
  if (node.type === 'ObjectExpression') {
    return node.properties.flatMap((each) => (each.type === 'Property' ? classStrings(each.value) : []));
  }
  if (
    node.type === 'JSXExpressionContainer' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression'
  ) {
    return classStrings(node.expression);
  }
  if (node.type === 'TemplateLiteral') {
    const fixed = [...node.quasis.map(({ value }) => value.raw), ...node.expressions.map(moduleClass)].join(' ');
    const inserted = node.expressions.filter((each) => moduleClass(each) === '').flatMap(classStrings);
    return [fixed, ...inserted.map((each) => `${fixed} ${each}`)];
  }
  return [moduleClass(node)].filter(Boolean);
}

function moduleClass(node: ESTree.Node): string {
  const name = nameOfModule(node);
  return name === undefined ? '' : `styles.${name}`;
}

function moduleFile(importer: string, path: string): string {
  return path.startsWith('#web/') ? path.replace('#web', 'src/web') : join(dirname(importer), path);
}
