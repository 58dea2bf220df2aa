import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, expect, test } from 'vitest';
import { loadSite } from '#server/static/site.ts';
import { createSqlCartRepository } from '#server/storage/carts/sql-cart-repository.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { placeholderCompany as company } from '#tests/support/placeholder-company.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { writeBuiltSite } from '#tests/support/write-built-site.ts';

const db = await openAndMigrateSqlite(':memory:');
const carts = createSqlCartRepository(db, 'sqlite');
const built = writeBuiltSite(afterAll);
const siteUrl = 'https://www.example.com';
const site = createTestApi(carts, { site: loadSite(built.folder, company, siteUrl), siteUrl });
afterAll(() => db.destroy());

/**
 * Findings of these severities are accepted, for the reasons in `docs/security.md`; a more severe finding fails the
 * test.
 */
const accepted = new Set([Severity.STRICT_CSP, Severity.MEDIUM_MAYBE, Severity.INFO]);

async function evaluatePolicy(path: string) {
  const { headers } = await site.send('GET', path);
  const policy = new CspParser(headers.get('content-security-policy') ?? '').csp;
  return new CspEvaluator(policy).evaluate([...STRICTCSP_CHECKS], DEFAULT_CHECKS).map(({ severity, type, value }) => ({
    isGrave: !accepted.has(severity),
    text: `${Severity[severity]} ${Type[type]} ${value ?? ''}`.trim(),
  }));
}

const listFindings = async (path: string) =>
  (await evaluatePolicy(path)).map(({ text }) => text.replaceAll("'", '')).toSorted();

test.each(['/', '/about', '/product/12', '/product/99', '/nothing', '/reviews-frame', '/api/health', '/api/nothing'])(
  'the policy of %s has no known weakness',
  async (path) => {
    expect((await evaluatePolicy(path)).filter(({ isGrave }) => isGrave)).toEqual([]);
  },
);

test.each(['/', '/about', '/nothing'])('%s loads scripts only from the site', async (path) => {
  expect(await listFindings(path)).toEqual(['MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS self']);
});

test('the review frame loads scripts only from the hosts of the widget', async () => {
  const { scriptUrl = '', origins = [] } = company.reviews ?? {};
  const found = await listFindings('/reviews-frame');
  expect(found.filter((text) => !text.includes('ALLOWLIST'))).toEqual([
    'INFO REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS',
    'STRICT_CSP STRICT_DYNAMIC',
    'STRICT_CSP UNSAFE_INLINE_FALLBACK',
  ]);
  expect(found.filter((text) => text.includes('ALLOWLIST'))).toEqual(
    [...new Set([new URL(scriptUrl).origin, ...origins])]
      .map((host) => `MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS ${host}`)
      .toSorted(),
  );
});
