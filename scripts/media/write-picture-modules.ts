import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFile } from '#content/pictures/picture.ts';
import { getCategoryId, parseProductId } from '#domain/catalogue/catalogue.ts';
import type { FilmUrls } from './publish-film.ts';
import { removeStale } from './remove-stale.ts';

const folder = 'src/content/pictures';
const header = '// Written by `npm run media`; do not edit.';

export function writePictureModules(pictures: readonly PictureFile[], film: FilmUrls | undefined): void {
  mkdirSync(folder, { recursive: true });
  const modules = new Map([['film', formatFilm(film)]]);
  for (const [group, members] of Map.groupBy(pictures, ({ id }) => getGroup(id))) {
    const lines = [header, "import type { PictureFile } from './picture.ts';", '', ...members.map(formatConstant), ''];
    modules.set(group, lines.join('\n'));
  }
  for (const [name, text] of modules) writeFileSync(join(folder, `${name}.generated.ts`), text);
  const written = Array.from(modules.keys(), (name) => `${name}.generated.ts`);
  removeStale(folder, /\.generated\.ts$/, new Set(written));
}

/**
 * `product-12-main` belongs to `products-cinnamon`, `product-12-detail-1` to `product-12`, `gallery-3` to `about`, and
 * any other picture to its first word: `home-hero` to `home`.
 */
function getGroup(id: string): string {
  if (id.startsWith('gallery-')) return 'about';
  const product = /^product-(\d\d)-(main|detail-[12])$/.exec(id);
  if (!product) return id.split('-')[0] ?? id;
  const [, number = '', view] = product;
  const productId = parseProductId(String(Number(number)));
  if (productId === undefined) {
    throw new Error(`${id} is a picture of a product that src/domain/catalogue/catalogue.ts lacks`);
  }
  return view === 'main' ? `products-${getCategoryId(productId)}` : `product-${number}`;
}

function toConstantName(id: string): string {
  return id.replaceAll(/-([a-z\d])/g, (_, first: string) => first.toUpperCase());
}

function formatConstant({ id, width, height, placeholderColor, hash }: PictureFile): string {
  const size = `width: ${width}, height: ${height}`;
  const fields = `id: '${id}', ${size}, placeholderColor: '${placeholderColor}', hash: '${hash}'`;
  return `export const ${toConstantName(id)}: PictureFile = { ${fields} };`;
}

function formatFilm(film: FilmUrls | undefined): string {
  const lines = Object.entries(film ?? {}).map(
    ([shape, { av1, h264 }]) => `  ${shape}: { av1: '${av1}', h264: '${h264}' },`,
  );
  return [
    header,
    '',
    'interface Clip { readonly av1: string; readonly h264: string }',
    '',
    '/** The film of the home page for wide and for tall screens; undefined as long as there is none. */',
    'export const film: { readonly wide: Clip; readonly tall: Clip } | undefined =',
    ...(film ? ['{', ...lines, '};'] : ['  undefined;']),
    '',
  ].join('\n');
}
