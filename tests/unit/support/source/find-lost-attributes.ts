import { parseSync, Visitor, type ESTree } from 'vite';

/**
 * Finds `data-` attributes that a component does not hand on to an element. TypeScript overlooks them, because it
 * accepts any attribute with a hyphen. `findComponent` returns the code of one of our components by its import.
 */
export function findLostAttributes(
  file: string,
  code: string,
  findComponent: (specifier: string) => string | undefined,
): string[] {
  const { program } = parseSync(file, code);
  const specifiers = new Map<string, string>();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    for (const { local } of node.specifiers) specifiers.set(local.name, node.source.value);
  }
  const lost: string[] = [];
  const check = ({ name: element, attributes, start }: ESTree.JSXOpeningElement) => {
    if (element.type !== 'JSXIdentifier' || !/^[A-Z]/.test(element.name)) return;
    const specifier = specifiers.get(element.name);
    const component = specifier === undefined ? code : findComponent(specifier);
    if (component === undefined || handsOnProps(component, element.name)) return;
    for (const attribute of attributes) {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
      const { name } = attribute.name;
      if (name.startsWith('data-')) lost.push(`${file}:${code.slice(0, start).split('\n').length} ${name}`);
    }
  };
  new Visitor({ JSXOpeningElement: check }).visit(program);
  return lost;
}

/** Whether the parameter of the component ends in rest props, as in `{ label, ...rest }: Props`. */
function handsOnProps(code: string, component: string): boolean {
  return new RegExp(String.raw`\b${component}\b[^;]*?\(\{[^}]*\.\.\.\w+ \}`).test(code);
}
