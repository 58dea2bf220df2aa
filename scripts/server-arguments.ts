import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };

/** The V8 flags of `npm start`, which let the heap grow less between collections: that is what bounds the memory. */
export const serverFlags: readonly string[] = scripts.start.match(/--\S+/g) ?? [];

/** What Node is started with to serve the built site. */
export const serverArguments: readonly string[] = [...serverFlags, 'dist/current/server/main.js'];
