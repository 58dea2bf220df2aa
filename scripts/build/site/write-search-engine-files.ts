import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteUrl } from '#scripts/build/site-url.ts';

export async function writeSearchEngineFiles(site: string, urls: readonly string[]): Promise<void> {
  const locations = urls.map((url) => `<url><loc>${url}</loc></url>`);
  await writeFile(
    join(site, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('\n')}\n</urlset>\n`,
  );
  await writeFile(join(site, 'robots.txt'), `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}
