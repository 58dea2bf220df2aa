import { readJson } from './read-json.ts';

const { scripts } = readJson('package.json') as { readonly scripts: { readonly start: string } };

/**
 * V8's flags: little space for new objects, and slower growth of the heap. The memory peaks at 133 MB, without them at
 * 184 (measured with 15,000 requests). `deploy-files.test.ts` holds that `bin/site` has the same flags.
 */
export const serverFlags: readonly string[] = scripts.start.match(/--\S+/g) ?? [];

export const serverArguments: readonly string[] = [...serverFlags, 'dist/current/server/main.js'];
