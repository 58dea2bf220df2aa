/**
 * `npm run media`: derives the served pictures from media/originals. Only changed pictures are encoded; files of replaced
 * ones are deleted.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pictureWords } from '#content/en/picture-words.ts';
import { categoryOf } from '#domain/catalogue.ts';
import { derive, plan, type Derived, type Source } from './derive.ts';
import { originals } from './originals.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/media');
const filmFolder = join(folder, 'film');
const manifest = join(root, 'src/content/pictures.generated.ts');
const groupFolder = join(root, 'src/content/en/pictures');
const workers = 2;

/** Encodes one picture unless all its files exist. */
async function refresh(source: Source): Promise<{ picture: Derived; encoded: boolean }> {
  const picture = await plan(source);
  const encoded = picture.files.some((file) => !existsSync(join(folder, file)));
  if (encoded) await derive(picture, folder);
  return { picture, encoded };
}

/** Copies the film to names with a content hash; null if there is none. */
async function film(): Promise<Record<string, string> | null> {
  const result: Record<string, string> = {};
  for (const codec of ['av1', 'h264']) {
    const made = join(root, `imagery/film/hero.${codec}.mp4`);
    if (!existsSync(made)) return null;
    const hash = createHash('sha256')
      .update(await readFile(made))
      .digest('hex')
      .slice(0, 8);
    const name = `hero-${hash}.${codec}.mp4`;
    await mkdir(filmFolder, { recursive: true });
    await copyFile(made, join(filmFolder, name));
    result[codec] = `/media/film/${name}`;
  }
  return result;
}

/** Deletes files in `place` that match `pattern` and are no longer served. */
async function removeStale(place: string, pattern: RegExp, served: ReadonlySet<string>): Promise<void> {
  if (!existsSync(place)) return;
  for (const file of await readdir(place)) {
    if (pattern.test(file) && !served.has(file)) await rm(join(place, file));
  }
}

function manifestText(pictures: readonly Derived[], clips: Record<string, string> | null): string {
  const lines = pictures.map(({ id, width, height, tone, hash }) => `  '${id}': '${width}x${height} ${tone} ${hash}',`);
  const clip = clips === null ? 'null' : `{ av1: '${clips['av1']}', h264: '${clips['h264']}' }`;
  return [
    '// Made by `npm run media`; do not edit.',
    '',
    '/** Every picture: size of its original in pixels, average colour, hash in the names of its files. */',
    'export const pictures = {',
    ...lines,
    '} as const;',
    '',
    'export type PictureId = keyof typeof pictures;',
    '',
    '/** The film of the home page; null as long as there is none. */',
    `export const film: { readonly av1: string; readonly h264: string } | null = ${clip};`,
    '',
  ].join('\n');
}

/** The page that shows a picture; those of the products by category, and the details of each product by themselves. */
function groupOf(id: string): string {
  if (id.startsWith('gallery-')) return 'about';
  const product = /^product-(\d\d)/.exec(id);
  if (product && id.endsWith('-main')) return `products-${categoryOf(Number(product[1]))}`;
  return product?.[0] ?? id.split('-')[0] ?? id;
}

/** The same pictures once more, with their words, in one file a page. */
async function writeGroups(pictures: readonly Derived[]): Promise<void> {
  await mkdir(groupFolder, { recursive: true });
  const written = new Set<string>();
  const words: Readonly<Record<string, string | undefined>> = pictureWords;
  for (const [group, members] of Map.groupBy(pictures, ({ id }) => groupOf(id))) {
    const lines = members.map(
      ({ id, width, height, tone, hash }) =>
        `  '${id}': ['${width}x${height} ${tone} ${hash}', ${JSON.stringify(words[id] ?? '')}],`,
    );
    const text = [
      '// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.',
      "import { addPictures } from '#content/en/pictures.ts';",
      '',
      'addPictures({',
      ...lines,
      '});',
      '',
    ].join('\n');
    written.add(`${group}.generated.ts`);
    await writeFile(join(groupFolder, `${group}.generated.ts`), text);
  }
  await removeStale(groupFolder, /\.generated\.ts$/, written);
}

await mkdir(folder, { recursive: true });
const queue = Array.from(await originals(), ([id, path]): Source => ({ id, path }));
const total = queue.length;
const pictures: Derived[] = [];
let renewed = 0;
const next = queue.values();
async function work(): Promise<void> {
  for (const source of next) {
    const { picture, encoded } = await refresh(source);
    pictures.push({ ...picture });
    if (encoded) renewed += 1;
    process.stdout.write(`\r${pictures.length} of ${total} pictures, ${renewed} encoded `);
  }
}
await Promise.all(Array.from({ length: workers }, work));
process.stdout.write('\n');

const sorted = pictures.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const clips = await film();
await removeStale(folder, /\.(avif|jpg|part)$/, new Set(sorted.flatMap((picture) => picture.files)));
await removeStale(filmFolder, /\.mp4$/, new Set(Object.values(clips ?? {}).map((path) => parse(path).base)));
await writeFile(manifest, manifestText(sorted, clips));
await writeGroups(sorted);
