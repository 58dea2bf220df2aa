import Validator from '@adobe/structured-data-validator';
import { sitemapPaths } from '#tests/e2e/support/paths.ts';
import { findJsonLd } from '#tests/e2e/support/reading/find-json-ld.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** Google requires offers or ratings of a product, and the site has neither. */
const acceptedFinding = /"offers"|"aggregateRating"/;

test('the structured data of every listed page is valid for schema.org and Google', async ({ request }) => {
  const paths = await sitemapPaths(request);
  expect(paths.length).toBeGreaterThan(30);
  const issues: string[] = [];
  for (const path of paths) {
    const blocks = findJsonLd(await (await request.get(path)).text());
    expect(blocks, path).not.toHaveLength(0);
    const jsonld: Record<string, object[]> = {};
    for (const block of blocks) (jsonld[String(block['@type'])] ??= []).push({ ...block, '@location': '0,1' });
    const found = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [], metadata: {} });
    for (const { severity, rootType, issueMessage } of found) {
      if (
        !(rootType === 'Product' && acceptedFinding.test(issueMessage)) &&
        !issueMessage.endsWith('(optional)') &&
        !/gtin/.test(issueMessage)
      ) {
        issues.push(`${path}: ${severity} ${rootType}: ${issueMessage}`);
      }
    }
  }
  expect(issues).toEqual([]);
});
