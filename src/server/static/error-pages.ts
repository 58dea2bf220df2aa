export interface ErrorPages<Page> {
  readonly notFound: Page;
  readonly productNotFound: Page;
}

export const notFoundName = '404.html';
export const productNotFoundName = 'product-not-found.html';

export function isErrorPage(name: string): boolean {
  const fileName = name.replace(/^[a-z]{2,3}\//, '');
  return fileName === notFoundName || fileName === productNotFoundName;
}

/** `folder` is that of a locale (`es/`), or empty. */
export function readErrorPages<Page>(
  names: readonly string[],
  folder: string,
  read: (name: string) => Page,
): ErrorPages<Page> {
  const notFound = read(folder + notFoundName);
  const product = folder + productNotFoundName;
  return { notFound, productNotFound: names.includes(product) ? read(product) : notFound };
}

export function findLocales(names: readonly string[]): string[] {
  return names
    .filter((name) => name.endsWith(`/${notFoundName}`) && isErrorPage(name))
    .map((name) => name.split('/', 1).join(''));
}
