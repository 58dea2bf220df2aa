import { defineConfig } from '@playwright/test';
import { getTestChromiumPath, testChromiumFlags } from '#scripts/support/chromium.ts';
import { serverArguments } from '#scripts/support/server-arguments.ts';
import { thirdPartyRules } from './tests/e2e/support/stand-ins/third-parties.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
const thirdPartyPort = Number(process.env.THIRD_PARTY_PORT ?? 4174);

/** Browser tests on the production build, or on a running site whose address is in `E2E_URL`. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.E2E_URL ?? `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: getTestChromiumPath(),
      args: [
        ...testChromiumFlags,
        '--disable-sync',
        '--no-first-run',
        `--host-resolver-rules=${thirdPartyRules(thirdPartyPort)}`,
        '--ignore-certificate-errors',
      ],
    },
  },
  webServer: [
    {
      command: 'node tests/e2e/support/stand-ins/third-parties.ts',
      port: thirdPartyPort,
      env: { THIRD_PARTY_PORT: String(thirdPartyPort) },
    },
    ...(process.env.E2E_URL === undefined
      ? [
          {
            command: ['node', ...serverArguments].join(' '),
            url: `http://127.0.0.1:${port}/api/health`,
            env: {
              PORT: String(port),
              HOST: '127.0.0.1',
              DATABASE_URL: 'sqlite:test-results/e2e.sqlite',
              RATE_LIMIT_PER_MINUTE: '0',
            },
          },
        ]
      : []),
  ],
});
