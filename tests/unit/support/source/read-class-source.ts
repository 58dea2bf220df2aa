import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

interface ClassSource {
  readonly file: string;
  /** Each string has the class names of one attribute, with those of a CSS module as `styles.name`. */
  readonly strings: readonly string[];
  readonly module: { readonly file: string; readonly names: readonly string[] } | undefined;
}

type TextConstants = ReadonlyMap<string, ESTree.Node>;

export function readClassSource(file: string): ClassSource {
  const strings: string[] = [];
  const names: string[] = [];
  let module: string | undefined;
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const constants = findTextConstants(program);
  new Visitor({
    ImportDeclaration({ source, specifiers: [specifier] }) {
      if (specifier?.local.name === 'styles') module = moduleFile(file, source.value);
    },
    MemberExpression(node) {
      const name = findModuleClassName(node);
      if (name !== undefined) names.push(name);
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && /^class|Class/.test(name.name) && value) {
        strings.push(...findClassStrings(value, constants));
      }
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'className') strings.push(...findClassStrings(value, constants));
    },
    AssignmentExpression({ left, right }) {
      const isClassName =
        left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'className';
      if (isClassName) strings.push(...findClassStrings(right, constants));
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init) return;
      const found = findClassStrings(init, constants);
      const holdsClasses = /Class(es)?$/.test(id.name) || found.some((each) => each.includes('styles.'));
      if (holdsClasses) strings.push(...found);
    },
  }).visit(program);
  return { file, strings, module: module === undefined ? undefined : { file: module, names } };
}

function findTextConstants(program: ESTree.Program): TextConstants {
  const constants = new Map<string, ESTree.Node>();
  new Visitor({
    VariableDeclaration({ kind, declarations }) {
      if (kind !== 'const') return;
      for (const { id, init } of declarations) {
        const isNamedText = id.type === 'Identifier' && init && (init.type === 'TemplateLiteral' || isText(init));
        if (isNamedText) constants.set(id.name, init);
      }
    },
  }).visit(program);
  return constants;
}

function isText(node: ESTree.Node): node is ESTree.StringLiteral {
  return node.type === 'Literal' && typeof node.value === 'string';
}

function findModuleClassName(node: ESTree.Node): string | undefined {
  const isOfModule =
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'styles' &&
    !node.computed;
  return isOfModule && node.property.type === 'Identifier' ? node.property.name : undefined;
}

function findClassStrings(node: ESTree.Node, constants: TextConstants): string[] {
  const findInParts = (parts: readonly ESTree.Node[]) => parts.flatMap((part) => findClassStrings(part, constants));
  if (isText(node)) return [node.value];
  if (node.type === 'ConditionalExpression') return findInParts([node.consequent, node.alternate]);
  if (node.type === 'LogicalExpression') return findInParts([node.left, node.right]);
  if (node.type === 'ObjectExpression') {
    return findInParts(node.properties.flatMap((each) => (each.type === 'Property' ? [each.value] : [])));
  }
  if (
    node.type === 'JSXExpressionContainer' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression'
  ) {
    return findInParts([node.expression]);
  }
  if (node.type === 'TemplateLiteral') {
    const parts = listTemplateParts(node, constants);
    const fixed = parts.map((part) => findFixedClasses(part) ?? '').join(' ');
    const inserted = findInParts(parts.filter((part) => findFixedClasses(part) === undefined));
    return [fixed, ...inserted.map((each) => `${fixed} ${each}`)];
  }
  const constant = findConstant(node, constants);
  if (constant) return findInParts([constant]);
  const name = toStylesClass(node);
  return name === undefined ? [] : [name];
}

function listTemplateParts(node: ESTree.Node, constants: TextConstants): ESTree.Node[] {
  if (node.type === 'TemplateLiteral') {
    return [...node.quasis, ...node.expressions].flatMap((part) => listTemplateParts(part, constants));
  }
  const constant = findConstant(node, constants);
  return constant ? listTemplateParts(constant, constants) : [node];
}

function findConstant(node: ESTree.Node, constants: TextConstants): ESTree.Node | undefined {
  return node.type === 'Identifier' ? constants.get(node.name) : undefined;
}

function findFixedClasses(part: ESTree.Node): string | undefined {
  if (part.type === 'TemplateElement') return part.value.raw;
  return isText(part) ? part.value : toStylesClass(part);
}

function toStylesClass(node: ESTree.Node): string | undefined {
  const name = findModuleClassName(node);
  return name === undefined ? undefined : `styles.${name}`;
}

function moduleFile(importer: string, path: string): string {
  return path.startsWith('#web/') ? path.replace('#web', 'src/web') : join(dirname(importer), path);
}
