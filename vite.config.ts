import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedChunks, shellChunk, shortName } from './scripts/build/chunks.ts';
import { language, textFolder } from './scripts/build/language.ts';
import { contentVariables } from './scripts/build/variables.ts';
import { editionPath } from './src/content/company-rules.ts';
import { editions } from './src/content/company.ts';
import { describeEdition } from './src/content/edition.ts';
import { readEnv } from './src/server/env.ts';

/** The privacy page states some of the server's settings. */
const env = readEnv(process.env);

const isEdition = editions.includes(language);
const otherEditions = isEdition
  ? editions.filter((other) => other !== language).map((other) => describeEdition(other, editions))
  : [];

export default defineConfig(({ isSsrBuild }) => ({
  // The environment is the only source of values: the server reads no .env files, so the build does not either.
  envDir: false,
  resolve: { alias: [{ find: /^#text\//, replacement: `${textFolder}/` }] },
  plugins: [react(), tailwindcss()],
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  define: {
    'import.meta.env.VITE_BASE_PATH': JSON.stringify(isEdition ? editionPath(language, editions) : ''),
    'import.meta.env.VITE_OTHER_EDITIONS': JSON.stringify(otherEditions),
    'import.meta.env.VITE_BUILD_DAY': JSON.stringify(new Date().toISOString().slice(0, 10)),
    'import.meta.env.VITE_BUILD_YEAR': String(new Date().getFullYear()),
    'import.meta.env.VITE_CART_RETENTION_DAYS': String(env.cartRetentionDays),
    'import.meta.env.VITE_RATE_LIMIT_PER_MINUTE': String(env.rateLimitPerMinute),
    ...Object.fromEntries(
      contentVariables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name]) ?? 'undefined']),
    ),
  },
  build: {
    // Files of the same content have the same name in all editions, such as fonts and styles.
    emptyOutDir: false,
    manifest: !isSsrBuild && `.vite/${language}.json`,
    copyPublicDir: !isSsrBuild && language === editions[0],
    target: 'es2023',
    assetsInlineLimit: 0,
    // The shell chunk is loaded on every page.
    modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => !file.includes('/entry-client-')) },
    rolldownOptions: {
      // Also constants that are used once, such as class names: half a kB of script a page.
      optimization: { inlineConst: true },
      // What fetches a cart is on demand for the shell, although some pages import it.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      input: isSsrBuild
        ? ['src/web/entry-server.tsx', 'scripts/build/edition-files.ts']
        : ['src/web/boot.ts', 'src/web/entry-client.tsx', 'src/web/reviews-frame/report-height.ts'],
      // The server recognises immutable files by the eight hexadecimal digits in their names.
      output: {
        hashCharacters: 'hex',
        // Every page holds the names of all chunks.
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.replace(/[~.].*$/, '')}-[hash][extname]`,
        ...(!isSsrBuild && { codeSplitting: { groups: [shellChunk(), sharedChunks] } }),
      },
    },
  },
}));
