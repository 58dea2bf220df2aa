import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { siteLanguages } from '#content/company.ts';
import { createChunkGroups } from './chunk-groups.ts';
import { defineBuildValues } from './define-build-values.ts';

type Target = 'browser' | 'ssr';

const inputs: Readonly<Record<Target, readonly string[]>> = {
  browser: ['src/web/app/boot.ts', 'src/web/app/entry-client.tsx', 'src/web/app/reviews-frame/post-height.ts'],
  ssr: ['src/web/app/entry-server.tsx', 'scripts/build/locale-files/write-locale-files.ts'],
};

interface SiteOptions {
  /** One of `siteLanguages`; or another folder of texts, whose pages then have no links to other languages. */
  readonly language: string;
  readonly target: Target;
  readonly outDir?: string;
  /** A test sets it for a language that `src/content` lacks. */
  readonly textsFolder?: string;
}

export function createViteConfig({
  language,
  target,
  outDir = 'dist',
  textsFolder = resolve('src/content', language),
}: SiteOptions): InlineConfig {
  const isSsr = target === 'ssr';
  return {
    configFile: false,
    // The server reads no .env files, so the build does not either.
    envDir: false,
    resolve: { alias: [{ find: /^#text\//, replacement: `${textsFolder}/` }] },
    // Vite minifies the styles, so Tailwind need not.
    plugins: [react(), tailwindcss({ optimize: false })],
    css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
    define: defineBuildValues(language),
    build: {
      ssr: isSsr,
      outDir,
      // The builds of all languages write into this folder.
      emptyOutDir: false,
      manifest: !isSsr && `.vite/${language}.json`,
      copyPublicDir: !isSsr && language === siteLanguages[0],
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: {
        // These checks would warn of slow plugins, but how long plugins take depends on the machine.
        checks: { bundlerTimings: false, pluginTimings: false },
        input: [...inputs[target]],
        // Browsers may cache a file for ever if its name ends in eight hexadecimal digits (`static/variant.ts`).
        output: {
          hashCharacters: 'hex',
          assetFileNames: ({ names: [name = ''] }) => `assets/${name.replace(/[~.].*$/, '')}-[hash][extname]`,
          ...(!isSsr && { codeSplitting: { groups: createChunkGroups() } }),
        },
      },
    },
  };
}
