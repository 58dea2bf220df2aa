import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { catalogueChunk, classNames, inlineClassNames, shellChunk } from './scripts/chunks.ts';

/** Deployment values that the content reads (`content/company.ts`), written into the browser's code when it is built. */
const contentVariables = [
  'COMPANY_EMAIL',
  'COMPANY_PHONE',
  'COMPANY_WEBSITE',
  'WHATSAPP_NUMBER',
  'REVIEWS_SCRIPT_URL',
  'VIDEO_EMBED_URL',
  'MAP_EMBED_URL',
];

/** Folder of the texts that `#text/` stands for in this build; relative to `src/content`, or absolute. */
const textFolder = resolve('src/content', process.env.SITE_LANGUAGE ?? 'en');

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const env = { ...loadEnv(mode, import.meta.dirname, ''), ...process.env };
  return {
    resolve: { alias: [{ find: /^#text\//, replacement: `${textFolder}/` }] },
    plugins: [react(), inlineClassNames()],
    ...(command === 'build' && { css: { modules: { generateScopedName: classNames() } } }),
    define: {
      'import.meta.env.VITE_BUILD_YEAR': String(new Date().getFullYear()),
      ...Object.fromEntries(
        contentVariables.map((name) => [`process.env.${name}`, JSON.stringify(env[name]) ?? 'undefined']),
      ),
    },
    build: {
      outDir: isSsrBuild ? 'dist/prerender' : 'dist/site',
      manifest: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      target: 'es2023',
      assetsInlineLimit: 0,
      // The shell is always there already.
      modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => !file.includes('/shell-')) },
      rolldownOptions: {
        input: isSsrBuild ? 'src/web/entry-server.tsx' : ['src/web/boot.ts', 'src/web/entry-client.tsx'],
        // The server knows a file that never changes by the eight hexadecimal digits in its name.
        output: {
          hashCharacters: 'hex',
          ...(!isSsrBuild && { codeSplitting: { groups: [shellChunk(), catalogueChunk] } }),
        },
      },
    },
  };
});
