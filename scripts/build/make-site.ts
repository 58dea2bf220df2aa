import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { siteLanguages } from '#content/company.ts';
import { buildServer } from './build-server.ts';
import { assertContent } from './check/assert-content.ts';
import { compressFiles } from './compress-files.ts';
import { createViteConfig } from './create-vite-config.ts';
import { writeSite } from './site/write-site.ts';

/** Prints no errors: Vite throws them too, and the caller reports them. */
const quiet = { logLevel: 'warn', customLogger: { ...createLogger('warn'), error: () => undefined } } as const;

export async function makeSite(folder: string): Promise<void> {
  await assertContent();
  console.log('Building the site ...');
  const siteFolder = join(folder, 'site');
  const bundlesFolder = join(folder, 'bundles');
  for (const language of siteLanguages) {
    await build({ ...createViteConfig({ language, target: 'browser', outDir: siteFolder }), ...quiet });
    await build({
      ...createViteConfig({ language, target: 'ssr', outDir: join(bundlesFolder, language) }),
      ...quiet,
    });
  }
  await writeSite(siteFolder, bundlesFolder);
  rmSync(bundlesFolder, { recursive: true });
  await compressFiles(`${siteFolder}/**/*.{html,js,css,svg,xml,txt,json,csv,webmanifest}`);
  await buildServer(join(folder, 'server'), quiet.customLogger);
}
