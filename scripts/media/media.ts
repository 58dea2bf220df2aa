/**
 * `npm run media`: makes the served pictures from media/originals. Encodes what changed and deletes what was replaced.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import type { PictureFile } from '#content/pictures/picture.ts';
import { getCategory, parseProductId } from '#domain/catalogue/catalogue.ts';
import { getErrorMessage } from '#domain/error-message.ts';
import { derive, plan, type Derived, type Source } from './derive.ts';
import { originals } from './originals.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/media');
const filmFolder = join(folder, 'film');
const generatedFolder = join(root, 'src/content/pictures');
const header = '// Written by `npm run media`; do not edit.';
const workers = 2;

async function refresh(source: Source): Promise<{ picture: Derived; isEncoded: boolean }> {
  const picture = await plan(source);
  if (picture.flaw !== undefined && !existsSync(join(folder, picture.files[0] ?? ''))) {
    console.warn(`\nwarning: ${relative('.', source.path)} ${picture.flaw}`);
  }
  const isEncoded = picture.files.some((file) => !existsSync(join(folder, file)));
  if (isEncoded) await derive(picture, folder);
  return { picture, isEncoded };
}

type Clips = Readonly<Record<string, Readonly<Record<string, string>>>>;

async function film(): Promise<Clips | undefined> {
  const clips: Record<string, Record<string, string>> = {};
  for (const shape of ['wide', 'tall']) {
    const files: Record<string, string> = {};
    for (const codec of ['av1', 'h264']) {
      const file = join(root, `imagery/film/hero-${shape}.${codec}.mp4`);
      if (!existsSync(file)) return undefined;
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
        .slice(0, 8);
      const name = `hero-${shape}-${hash}.${codec}.mp4`;
      await mkdir(filmFolder, { recursive: true });
      await copyFile(file, join(filmFolder, name));
      files[codec] = `/media/film/${name}`;
    }
    clips[shape] = files;
  }
  return clips;
}

async function removeStale(directory: string, pattern: RegExp, servedFiles: ReadonlySet<string>): Promise<void> {
  if (!existsSync(directory)) return;
  for (const file of await readdir(directory)) {
    if (pattern.test(file) && !servedFiles.has(file)) await rm(join(directory, file));
  }
}

function getGroup(id: string): string {
  if (id.startsWith('gallery-')) return 'about';
  const product = /^product-(\d\d)-(main|detail-[12])$/.exec(id);
  if (!product) return id.split('-')[0] ?? id;
  const [, number = '', view] = product;
  const productId = parseProductId(String(Number(number)));
  if (productId === undefined)
    throw new Error(`${id} is a picture of a product that src/domain/catalogue/catalogue.ts lacks`);
  return view === 'main' ? `products-${getCategory(productId)}` : `product-${number}`;
}

function constantName(id: string): string {
  return id.replaceAll(/-([a-z\d])/g, (_, first: string) => first.toUpperCase());
}

function constant({ id, width, height, placeholderColor, hash }: PictureFile): string {
  const fields = `id: '${id}', width: ${width}, height: ${height}, placeholderColor: '${placeholderColor}', hash: '${hash}'`;
  return `export const ${constantName(id)}: PictureFile = { ${fields} };`;
}

function filmText(clips: Clips | undefined): string {
  const lines = Object.entries(clips ?? {}).map(
    ([shape, { av1, h264 }]) => `  ${shape}: { av1: '${av1}', h264: '${h264}' },`,
  );
  return [
    header,
    '',
    'interface Clip { readonly av1: string; readonly h264: string }',
    '',
    '/** The film of the home page for wide and for tall screens; undefined as long as there is none. */',
    'export const film: { readonly wide: Clip; readonly tall: Clip } | undefined =',
    ...(clips ? ['{', ...lines, '};'] : ['  undefined;']),
    '',
  ].join('\n');
}

async function writeModules(pictures: readonly PictureFile[], clips: Clips | undefined): Promise<void> {
  await mkdir(generatedFolder, { recursive: true });
  const modules = new Map([['film', filmText(clips)]]);
  for (const [group, members] of Map.groupBy(pictures, ({ id }) => getGroup(id))) {
    const lines = [header, "import type { PictureFile } from './picture.ts';", '', ...members.map(constant), ''];
    modules.set(group, lines.join('\n'));
  }
  for (const [name, text] of modules) await writeFile(join(generatedFolder, `${name}.generated.ts`), text);
  await removeStale(
    generatedFolder,
    /\.generated\.ts$/,
    new Set(Array.from(modules.keys(), (name) => `${name}.generated.ts`)),
  );
}

async function deriveAll(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const queue = Array.from(await originals(), ([id, path]): Source => ({ id, path }));
  const total = queue.length;
  const pictures: Derived[] = [];
  let encodedCount = 0;
  const next = queue.values();
  async function work(): Promise<void> {
    for (const source of next) {
      const { picture, isEncoded } = await refresh(source);
      pictures.push({ ...picture });
      if (isEncoded) encodedCount += 1;
      process.stdout.write(`\r${pictures.length} of ${total} pictures, ${encodedCount} encoded `);
    }
  }
  await Promise.all(Array.from({ length: workers }, work));
  process.stdout.write('\n');

  const sorted = pictures.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const clips = await film();
  await removeStale(folder, /\.(avif|jpg|part)$/, new Set(sorted.flatMap((picture) => picture.files)));
  await removeStale(
    filmFolder,
    /\.mp4$/,
    new Set(Object.values(clips ?? {}).flatMap((clip) => Object.values(clip).map((path) => parse(path).base))),
  );
  await writeModules(sorted, clips);
}

await deriveAll().catch((error: unknown) => {
  console.error(`\nerror: ${getErrorMessage(error)}`);
  process.exit(1);
});
