import { brotliCompressSync } from 'node:zlib';
import { build, minifySync, type Rolldown } from 'vite';
import { kinds } from './kinds.ts';
import { kB, type Part, type Result } from './result.ts';
import { scriptFiles } from './script.ts';

/** The pages with the most script. */
const pages = ['long read', 'detail', 'form'] as const;

/** What a module is for, by its path; the first that matches. */
const purposes: readonly (readonly [purpose: string, path: RegExp])[] = [
  ['React', /node_modules\/(?:react|react-dom|scheduler)\//],
  ['React Router', /node_modules\/react-router\//],
  ['the page itself', /src\/web\/pages\//],
  ['texts, names and pictures', /src\/content\//],
  ['cart: identity, storage, requests', /src\/web\/cart\//],
  ['controls, pictures, sections', /src\/web\/(?:ui|grades)\//],
  ['rules of products, amounts and e-mail', /src\/(?:domain\/|contract)/],
  ['header, menu, footer, navigation, prefetch, start', /./],
];

/** What the script of the pages with the most of it is for. */
export const bundle: Part = {
  title: 'Bundle',
  measure: async () => {
    process.env.SITE_LANGUAGE = 'en';
    const { output } = (await build({ logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput;
    const chunks = output.filter((file) => file.type === 'chunk');
    return pages.flatMap((kind) => {
      const files = scriptFiles(kinds[kind]);
      return rowsOf(
        kind,
        chunks.filter(({ fileName }) => files.includes(`/${fileName}`)),
      );
    });
  },
};

/** The compressed bytes of chunks by purpose: each chunk's, shared out by the minified length of its modules. */
function rowsOf(kind: string, chunks: readonly Rolldown.OutputChunk[]): readonly Result[] {
  const bytes = new Map<string, number>();
  for (const chunk of chunks) {
    const modules = Object.entries(chunk.modules).map(([id, { code }]) => ({ id, length: minifiedLength(code ?? '') }));
    const whole = modules.reduce((sum, { length }) => sum + length, 0);
    const compressed = brotliCompressSync(chunk.code).length;
    for (const { id, length } of modules) {
      const [purpose = ''] = purposes.find(([, path]) => path.test(id)) ?? [];
      bytes.set(purpose, (bytes.get(purpose) ?? 0) + (compressed * length) / whole);
    }
  }
  return purposes.map(([purpose]) => ({
    what: `${kind}: ${purpose}`,
    measured: kB(bytes.get(purpose) ?? 0),
    target: '',
    isMet: undefined,
  }));
}

/** Without dead code elimination: alone, a module would lose what others import. */
function minifiedLength(code: string): number {
  return minifySync('module.js', code, { module: true, compress: false, mangle: true }).code.length;
}
