import { XmlElement } from '@rgrove/parse-xml';

export function findElementsAt(parent: XmlElement | undefined, ...path: readonly string[]): XmlElement[] {
  let found = parent ? [parent] : [];
  for (const name of path) {
    found = found.flatMap((each) => getChildren(each).filter((child) => getLocalName(child) === name));
  }
  return found;
}

export function getChildren({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

export function getLocalName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1);
}
