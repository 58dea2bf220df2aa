import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AddCleanup } from './add-cleanup.ts';
import { makeTestFolder } from './test-folder.ts';

export interface BuiltSite {
  readonly folder: string;
  readonly put: (name: string, content: string | Buffer, options?: { readonly isCompressed?: boolean }) => void;
}

export const builtTitles = {
  home: 'Home',
  about: 'About',
  alba: 'Alba',
  wholeSpices: 'Whole spices',
  notFound: 'Nothing here',
  productNotFound: 'Product Not Found',
  es: {
    home: 'Inicio',
    about: 'Nosotros',
    alba: 'Alba en español',
    wholeSpices: 'Especias enteras',
    notFound: 'Nada aquí',
    productNotFound: 'Producto no encontrado',
  },
} as const;

export function toPage(title: string): string {
  return `<!doctype html><style>body{color:#333}</style><title>${title}</title><p>${title}`;
}

export function writeBuiltSite(addCleanup: AddCleanup): BuiltSite {
  const folder = join(makeTestFolder('site', addCleanup), 'build/site');
  const put: BuiltSite['put'] = (name, content, { isCompressed = false } = {}) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!isCompressed) return;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  };
  const compressed = { isCompressed: true };
  put('index.html', toPage(builtTitles.home), compressed);
  put('about.html', toPage(builtTitles.about), compressed);
  put('product/12.html', toPage(builtTitles.alba), compressed);
  put('order/whole-spices.html', toPage(builtTitles.wholeSpices));
  put('reviews-frame.html', '<!doctype html><style>a{}</style><script>1</script>', compressed);
  put('404.html', toPage(builtTitles.notFound), compressed);
  put('product-not-found.html', toPage(builtTitles.productNotFound), compressed);
  put('es/index.html', toPage(builtTitles.es.home), compressed);
  put('es/about.html', toPage(builtTitles.es.about), compressed);
  put('es/product/12.html', toPage(builtTitles.es.alba), compressed);
  put('es/order/whole-spices.html', toPage(builtTitles.es.wholeSpices));
  put('es/404.html', toPage(builtTitles.es.notFound), compressed);
  put('es/product-not-found.html', toPage(builtTitles.es.productNotFound), compressed);
  return { folder, put };
}
