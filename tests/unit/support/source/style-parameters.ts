import { readFileSync } from 'node:fs';
import { styleSheets, webSources } from './style-sheets.ts';

type FilesByProperty = Map<string, Set<string>>;

const readers: FilesByProperty = new Map();
const setters: FilesByProperty = new Map();
for (const { file, declarations } of styleSheets) {
  for (const { property, value } of declarations) {
    if (property.startsWith('--')) addTo(setters, property, file);
    for (const [, name = ''] of value.matchAll(/(?:var|anchor)\((--[\w-]+)/g)) addTo(readers, name, file);
    if (property === 'animation-timeline' && value.startsWith('--')) addTo(readers, value, file);
    if (/^(view-timeline|anchor-name)$/.test(property)) addTo(setters, value, file);
  }
}
for (const { file, source } of webSources) {
  // Matches, for example, `'--height': ...`, `[--nudge:6px]` and `setProperty('--mm', ...)`.
  for (const [, name = ''] of source.matchAll(/['[](--[\w-]+)(?=:|':|',)/g)) addTo(setters, name, file);
}

function addTo(files: FilesByProperty, name: string, file: string): void {
  files.set(name, (files.get(name) ?? new Set()).add(file));
}

const readProperties = [...readers].filter(([name]) => setters.get(name)?.has('src/web/ui/styles/theme.css') !== true);

export function findUnsetProperties(): string[] {
  return readProperties
    .filter(([name]) => !setters.has(name))
    .map(([name, files]) => `${name}: ${[...files].join(', ')}`);
}

export function listParameters(): string[] {
  return readProperties
    .filter(([name, readingFiles]) => {
      const settingFiles = setters.get(name) ?? new Set();
      return (
        [...settingFiles].some((file) => !readingFiles.has(file)) ||
        [...readingFiles].some((file) => !settingFiles.has(file))
      );
    })
    .map(([name]) => name)
    .toSorted();
}

export function listDocumentedParameters(): string[] {
  return Array.from(readFileSync('docs/browser.md', 'utf8').matchAll(/^\| `(--[\w-]+)` /gm), ([, name = '']) => name);
}
