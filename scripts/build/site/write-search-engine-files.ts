import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '#scripts/build/site-url.ts';

export function writeSearchEngineFiles(siteFolder: string, urls: readonly string[]): void {
  const locations = urls.map((url) => `<url><loc>${url}</loc></url>`);
  writeFileSync(
    join(siteFolder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('\n')}\n</urlset>\n`,
  );
  writeFileSync(join(siteFolder, 'robots.txt'), `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}
