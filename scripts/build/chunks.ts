import { globSync } from 'node:fs';

/** Generates short class names for CSS Modules: the name and the number of its file. */
export function classNames(): (name: string, file: string) => string {
  const files = globSync('src/web/**/*.module.css').toSorted();
  return (name, file) => {
    const number = files.findIndex((known) => file.split('?')[0]?.endsWith(known));
    return `${name}-${number.toString(36)}`;
  };
}
