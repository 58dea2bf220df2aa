import { build, type Logger } from 'vite';

const serverPrograms = ['src/server/main.ts', 'src/server/storage/sqlite/writer-thread.ts'];

/**
 * Bundles programs into a folder: by default the server, `main.js` and the writer's thread. A start then loads 20 files instead of 380, which
 * takes a third less time (measured). `pg` stays outside, because it is loaded only with PostgreSQL.
 */
export async function buildServer(
  outDir: string,
  customLogger: Logger,
  programs: readonly string[] = serverPrograms,
): Promise<void> {
  await build({
    configFile: false,
    // The environment is read when the server starts.
    envDir: false,
    logLevel: 'warn',
    customLogger,
    ssr: { noExternal: true, external: ['pg'] },
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: [...programs],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
