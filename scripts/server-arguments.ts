import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };

/** The flags let the heap grow less between collections; this bounds the memory. */
export const serverFlags: readonly string[] = scripts.start.match(/--\S+/g) ?? [];

export const serverArguments: readonly string[] = [...serverFlags, 'dist/current/server/main.js'];
