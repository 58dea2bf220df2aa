import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import type { Company } from '#content/company/company-types.ts';
import { createCommonHeaders, type PlainHeaders } from '#server/http/headers.ts';
import type { Encoding } from './choose-encoding.ts';
import { findLocales, isErrorPage, notFoundFile, readErrorPages, type ErrorPages } from './error-pages.ts';
import { getFileType } from './file-type.ts';
import { createPageHeaders } from './page-headers.ts';
import { createVariant, getCacheControl, readStatEtag, toContentEtag, type Variant } from './variant.ts';

export interface SiteFile {
  readonly diskPath: string;
  readonly encodings: readonly Encoding[];
  readonly variants: { readonly [Name in Encoding]?: Variant } & { readonly identity: Variant };
}

interface SiteFiles {
  readonly filesByPath: ReadonlyMap<string, SiteFile>;
  readonly errorPages: ErrorPages<SiteFile>;
  readonly localizedErrorPages: ReadonlyMap<string, ErrorPages<SiteFile>>;
  /** Folders whose missing paths get the page "product not found": `/product` and `/order`, also below a locale. */
  readonly dynamicPageFolders: ReadonlySet<string>;
}

/** Best first. */
const compressedCopies = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/**
 * Reads the built site, without symlinks and dotfiles. A compressed copy is a variant of its file and has no path of
 * its own. Throws an `Error` of one line if there is no build.
 */
export function loadSiteFiles(folder: string, company: Company, siteUrl: string): SiteFiles {
  if (!existsSync(join(folder, 'index.html')) || !existsSync(join(folder, notFoundFile))) {
    throw new Error(`the site is not built yet (no index.html and ${notFoundFile} in ${folder}): run npm run build`);
  }
  const read = (name: string) => readSiteFile(folder, name, company, siteUrl);
  const names = listPublicNames(folder);
  const pagePaths = names.filter((name) => name.endsWith('.html')).map(toUrlPath);
  const servedNames = names.filter((name) => !isErrorPage(name));
  const filesByPath = new Map(servedNames.map((name) => [toUrlPath(name), read(name)]));
  const localizedErrorPages = new Map(
    findLocales(names).map((locale) => [locale, readErrorPages(names, `${locale}/`, read)]),
  );
  // The folder `previous`, beside the site, holds scripts, styles and pictures of previous builds, for tabs in which
  // pages of these builds are still open.
  const previousFolder = join(folder, '../previous');
  const previousNames = existsSync(previousFolder) ? listPublicNames(previousFolder) : [];
  for (const name of previousNames) {
    const path = toUrlPath(name);
    if (!filesByPath.has(path)) filesByPath.set(path, readSiteFile(previousFolder, name, company, siteUrl));
  }
  const roots = new Set(['/', ...Array.from(localizedErrorPages.keys(), (locale) => `/${locale}`)]);
  const dynamicPageFolders = new Set(pagePaths.map(posix.dirname).filter((path) => !roots.has(path)));
  return { filesByPath, errorPages: readErrorPages(names, '', read), localizedErrorPages, dynamicPageFolders };
}

function listPublicNames(folder: string): string[] {
  const root = realpathSync(folder);
  const files = readdirSync(root, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  // `readdir({ recursive: true })` follows links to folders; the folders that links lead to are left out.
  const folders = new Set(files.map((entry) => entry.parentPath));
  const realFolders = new Set([...folders].filter((path) => realpathSync(path) === path));
  return files
    .filter((entry) => realFolders.has(entry.parentPath))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name) && !compressedCopies.some(({ suffix }) => name.endsWith(suffix)));
}

/** Encodes the path, because the path of a request is compared without decoding. */
function toUrlPath(name: string): string {
  const page = name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${page.split('/').map(encodeURIComponent).join('/')}`;
}

function readSiteFile(folder: string, name: string, company: Company, siteUrl: string): SiteFile {
  const file = join(folder, name);
  const { mediaType, isInMemory, headers: typeHeaders } = getFileType(name);
  const path = toUrlPath(name);
  const bytes = isInMemory ? readFileSync(file) : undefined;
  const etag = bytes ? toContentEtag(bytes) : readStatEtag(name, file);
  const headers: PlainHeaders = {
    ...createCommonHeaders(siteUrl),
    ...(name.endsWith('.html') && createPageHeaders(path, String(bytes), company, siteUrl)),
    ...typeHeaders,
    'Content-Type': mediaType,
    'Cache-Control': getCacheControl(name),
    ...(isInMemory ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  };
  const identity = createVariant(`"${etag}"`, headers, bytes, bytes?.length ?? statSync(file).size);
  const compressed = compressedCopies
    .filter(({ suffix }) => isInMemory && existsSync(file + suffix))
    .map(({ encoding, suffix }) => {
      const compressedBytes = readFileSync(file + suffix);
      const compressedHeaders = { ...headers, 'Content-Encoding': encoding };
      return [
        encoding,
        createVariant(`"${etag}-${encoding}"`, compressedHeaders, compressedBytes, compressedBytes.length),
      ] as const;
    });
  return {
    diskPath: file,
    encodings: compressed.map(([encoding]) => encoding),
    variants: { identity, ...Object.fromEntries(compressed) },
  };
}
