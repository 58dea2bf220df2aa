import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AddCleanup } from './add-cleanup.ts';
import { makeTestFolder } from './test-folder.ts';

export interface BuiltSite {
  readonly folder: string;
  readonly put: (name: string, content: string | Buffer, options?: { readonly isCompressed?: boolean }) => void;
}

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
  put('index.html', toPage('Home'), compressed);
  put('about.html', toPage('About'), compressed);
  put('product/12.html', toPage('Twelve'), compressed);
  put('order/whole-spices.html', toPage('Whole spices'));
  put('reviews-frame.html', '<!doctype html><style>a{}</style><script>1</script>', compressed);
  put('404.html', toPage('Nothing here'), compressed);
  put('product-not-found.html', toPage('Product Not Found'), compressed);
  put('es/index.html', toPage('Inicio'), compressed);
  put('es/about.html', toPage('Nosotros'), compressed);
  put('es/product/12.html', toPage('Doce'), compressed);
  put('es/order/whole-spices.html', toPage('Especias enteras'));
  put('es/404.html', toPage('Nada aquí'), compressed);
  put('es/product-not-found.html', toPage('Producto no encontrado'), compressed);
  return { folder, put };
}
