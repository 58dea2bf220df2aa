import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { buildVariables } from '#scripts/build/build-variables.ts';
import { readJson } from '#scripts/support/read-json.ts';
import { parseEnv } from '#server/config/env.ts';
import { fetchThroughNginx, startNginxWithUpstream } from '#tests/integration/support/documented-nginx.ts';
import { getText, readStages } from '#tests/support/deploy/dockerfile.ts';
import { postgresEngines } from '#tests/support/engines.ts';
import { expectFound } from '#tests/support/expect-found.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const previousImage = '${PREVIOUS}';

function findDocumentedVariables(): string[] {
  const section = /\n## Environment\n([^]*)/.exec(read('README.md'))?.[1] ?? '';
  return [...new Set(section.match(/(?<=`)[A-Z_]{4,}(?=`)/g))].toSorted();
}

function findExampleLines(): string[] {
  const lines = read('.env.example').match(/^#?[A-Z_]+=.*$/gm) ?? [];
  return lines.filter((line) => !line.startsWith('#DATABASE_URL='));
}

test('.env.example names the variables of the README', () => {
  const names = findExampleLines().map((line) => line.replace(/^#/, '').split('=', 1)[0] ?? '');
  expect(names.toSorted()).toEqual(findDocumentedVariables());
});

test('.env.example names each variable with its default', () => {
  const defaults = findExampleLines().filter((line) => line.startsWith('#'));
  const values = Object.fromEntries(defaults.map((line) => line.slice(1).split('=', 2) as [string, string]));
  const { REVIEWS, COMPANY_EMAIL, COMPANY_PHONE, WHATSAPP_NUMBER, ...env } = values;
  expect(parseEnv(env)).toEqual(parseEnv({}));
  expect({ REVIEWS, COMPANY_EMAIL, COMPANY_PHONE, WHATSAPP_NUMBER }).toMatchObject({ REVIEWS: 'visit' });
});

describe('the image', () => {
  const stages = readStages();
  const imageStage = stages.at(-1);
  if (!imageStage) throw new Error('deploy/Dockerfile has no stage');

  test('is described without a mistake that a linter finds', () => {
    expect(validate(read('deploy/Dockerfile'))).toEqual([]);
  });

  test('is built on Debian and the image before', () => {
    const names = new Set(stages.map(({ name }) => name));
    const bases = stages.map(({ base }) => base).filter((base) => !names.has(base));
    expect(bases).toEqual(['debian:13-slim', previousImage]);
  });

  const imageSteps = [imageStage, ...stages.filter(({ name }) => name === imageStage.base)].flatMap(
    ({ steps }) => steps,
  );

  test('has no npm', () => {
    expect(imageSteps.filter(({ text }) => /\bnpm\b|nodejs/.test(text))).toEqual([]);
  });

  test('has of the files only the built site', () => {
    expect(imageSteps.filter(({ name }) => name === 'COPY').map(({ text }) => text)).toEqual(['/srv/site /srv/site']);
  });

  test('runs as a user without rights', () => {
    expect(getText(imageStage, 'USER')).toBe('site');
  });

  test('checks its health', () => {
    expect(getText(imageStage, 'HEALTHCHECK')).toContain('CMD ["bin/site", "health"]');
  });

  test('is built with every variable that changes the pages', () => {
    const build = stages.find(({ name }) => name === 'build');
    const names = build?.steps.filter(({ name }) => name === 'ARG').map(({ text }) => text);
    expect(names?.toSorted()).toEqual(buildVariables.toSorted());
  });
});

interface Service {
  readonly image: string;
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

describe('the composition', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Readonly<Record<string, Service>>;
  };
  const sites = Object.entries(services).filter(([name]) => name.startsWith('site-'));

  test('is described without a mistake that a linter finds', () => {
    const { status, stdout } = spawnSync('dclint', ['deploy/compose.yaml'], { encoding: 'utf8' });
    expect([status, stdout.trim()]).toEqual([0, '']);
  });

  test('mounts files that are there', () => {
    const files = (services.nginx?.volumes ?? []).map((volume) => volume.split(':', 1)[0] ?? '');
    const ownFiles = files.filter((file) => file.startsWith('./'));
    expectFound(ownFiles, 'files that are mounted');
    expect(ownFiles.filter((file) => !existsSync(join('deploy', file)))).toEqual([]);
  });

  test('starts two instances of the image of this version', () => {
    expect(sites).toHaveLength(2);
    const { version } = readJson('package.json') as { version: string };
    expect(sites.map(([, { image }]) => image)).toEqual(sites.map(() => `ceylon-spice-exports:${version}`));
  });

  test.each(postgresEngines)(
    'serves carts of one $name by two instances with its settings, behind its nginx',
    async (engine) => {
      const folder = makeTestFolder('composition', onTestFinished);
      const database = await engine.prepare();
      const urls = new Map<string, string>();
      for (const [name, { environment = {} }] of sites) {
        const filled = Object.fromEntries(
          Object.entries(environment).map(([key, value]) => [
            key,
            value.replace('${SITE_URL:?}', 'https://www.example.com').replace('${POSTGRES_PASSWORD:?}', 'secret'),
          ]),
        );
        const env = parseEnv({ ...filled, HOST: '127.0.0.1' });
        expect(env.databaseUrl, name).toEqual({ engine: 'postgres', url: 'postgres://site:secret@postgres:5432/site' });
        const site = await serveSite(database.url, { ...env, port: 0, databaseUrl: database.parsedUrl });
        urls.set(`${name}:3000`, new URL(site.url).host);
      }
      const upstream = read('deploy/compose-upstream.conf').replaceAll(
        /(?<=server )\S+/g,
        (name) => urls.get(name) ?? name,
      );
      const nginx = await startNginxWithUpstream(folder, upstream);
      const paths = Array.from({ length: 10 }, () => ['/api/ready', '/about']).flat();
      const statuses: number[] = [];
      for (const path of paths) statuses.push((await fetchThroughNginx(nginx.https + path)).status);
      expect(statuses).toEqual(paths.map(() => 200));
    },
  );
});
