import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const site = 'dist/current/site';
const folder = 'dist/bench-without-scripts';

export function copyWithoutScripts(paths: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(folder, from.slice(site.length));
    mkdirSync(dirname(to), { recursive: true });
    linkSync(from, to);
  }
  for (const path of paths) {
    const file = [`${path}.html`, `${path}/index.html`].map((page) => join(folder, page)).find(existsSync) ?? '';
    const text = readFileSync(file, 'utf8').replaceAll(/<script type="module".*?<\/script>/gs, '');
    for (const old of [file, `${file}.br`, `${file}.gz`]) if (existsSync(old)) rmSync(old);
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
  return folder;
}
