export interface ErrorPages<PageFile> {
  readonly notFound: PageFile;
  readonly productNotFound: PageFile;
}

export const notFoundFile = '404.html';
export const productNotFoundFile = 'product-not-found.html';

export function isErrorPage(name: string): boolean {
  const fileName = name.replace(/^[a-z]{2,3}\//, '');
  return fileName === notFoundFile || fileName === productNotFoundFile;
}

export function readErrorPages<PageFile>(
  names: readonly string[],
  localeFolder: string,
  read: (name: string) => PageFile,
): ErrorPages<PageFile> {
  const notFound = read(localeFolder + notFoundFile);
  const product = localeFolder + productNotFoundFile;
  return { notFound, productNotFound: names.includes(product) ? read(product) : notFound };
}

export function findLocales(names: readonly string[]): string[] {
  return names
    .filter((name) => name.endsWith(`/${notFoundFile}`) && isErrorPage(name))
    .map((name) => name.slice(0, name.indexOf('/')));
}
