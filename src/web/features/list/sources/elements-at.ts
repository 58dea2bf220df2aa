/** The elements at a path of names below another one, in any namespace prefix. */
export function elementsAt(parent: Element | undefined, ...path: readonly string[]): Element[] {
  let found = parent ? [parent] : [];
  for (const name of path) {
    found = found.flatMap(({ children }) => [...children].filter(({ localName }) => localName === name));
  }
  return found;
}
