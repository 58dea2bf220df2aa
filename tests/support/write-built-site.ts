import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';

export interface BuiltSite {
  readonly folder: string;
  readonly put: (name: string, content: string | Buffer, isCompressed?: boolean) => void;
  readonly remove: () => void;
}

export function toPage(title: string): string {
  return `<!doctype html><style>body{color:#333}</style><title>${title}</title><p>${title}`;
}

export function writeBuiltSite(): BuiltSite {
  const { path, remove } = makeDisposableFolder('site');
  const folder = join(path, 'build/site');
  const put = (name: string, content: string | Buffer, isCompressed = false) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!isCompressed) return;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  };
  put('index.html', toPage('Home'), true);
  put('about.html', toPage('About'), true);
  put('product/12.html', toPage('Twelve'), true);
  put('order/whole-spices.html', toPage('Whole spices'));
  put('reviews-frame.html', '<!doctype html><style>a{}</style><script>1</script>', true);
  put('404.html', toPage('Nothing here'), true);
  put('product-not-found.html', toPage('Product Not Found'), true);
  put('es/index.html', toPage('Inicio'), true);
  put('es/about.html', toPage('Nosotros'), true);
  put('es/product/12.html', toPage('Doce'), true);
  put('es/order/whole-spices.html', toPage('Especias enteras'));
  put('es/404.html', toPage('Nada aquí'), true);
  put('es/product-not-found.html', toPage('Producto no encontrado'), true);
  return { folder, put, remove };
}
