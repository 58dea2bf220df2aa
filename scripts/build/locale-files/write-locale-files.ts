import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localePrefix } from '#content/build-values.ts';
import { loadFullProducts, toCatalogue } from '#content/catalogue/catalogue-json.ts';
import { siteUrl } from '#scripts/build/site-url.ts';
import { composeCatalogueFiles } from './catalogue-files.ts';
import { writeSheets } from './sheets/write-sheets.ts';

/**
 * Vite bundles this module, and all that it imports, for each language, so that `#text/...` is the text of that
 * language. The bundle lies in another folder, so none of these modules may find a file by `import.meta`.
 */
export async function writeLocaleFiles(siteFolder: string): Promise<void> {
  const products = await loadFullProducts();
  for (const [name, content] of composeCatalogueFiles(toCatalogue(products, siteUrl))) {
    writeFileSync(join(siteFolder, localePrefix, name), content);
  }
  await writeSheets(products, siteFolder);
}
