import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { define } from './scripts/build/define.ts';
import { language, textFolder } from './scripts/build/language.ts';
import { unsharedModules } from './scripts/build/unshared-modules.ts';
import { locales } from './src/content/company.ts';

export default defineConfig(({ isSsrBuild }) => ({
  // The server reads no .env files, so the build does not either.
  envDir: false,
  resolve: { alias: [{ find: /^#text\//, replacement: `${textFolder}/` }] },
  plugins: [react(), tailwindcss()],
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  define,
  build: {
    // Locales share files of the same content, such as fonts and styles.
    emptyOutDir: false,
    manifest: !isSsrBuild && `.vite/${language}.json`,
    copyPublicDir: !isSsrBuild && language === locales[0],
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // How long plugins take depends on the machine.
      checks: { bundlerTimings: false, pluginTimings: false },
      input: isSsrBuild
        ? ['src/web/app/entry-server.tsx', 'scripts/build/locale-files.ts']
        : ['src/web/app/boot.ts', 'src/web/app/entry-client.tsx', 'src/web/app/reviews-frame/report-height.ts'],
      // The server takes files with eight hexadecimal digits in their names as immutable.
      output: {
        hashCharacters: 'hex',
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.replace(/[~.].*$/, '')}-[hash][extname]`,
        // A third of the requests of the bundler's own chunks, and 2 kB less.
        ...(!isSsrBuild && {
          codeSplitting: {
            groups: [
              // Those for workbooks are loaded when one is chosen.
              { name: 'libraries', test: /node_modules\/(?!fflate|@rgrove)/ },
              { name: 'shared', minShareCount: 4, test: (id) => !unsharedModules.some((path) => id.includes(path)) },
            ],
          },
        }),
      },
    },
  },
}));
