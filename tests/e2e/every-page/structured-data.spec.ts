import Validator from '@adobe/structured-data-validator';
import { readSitemapPaths } from '#tests/e2e/support/paths.ts';
import { findJsonLd } from '#tests/e2e/support/reading/find-json-ld.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

interface Finding {
  readonly rootType: string;
  readonly issueMessage: string;
}

function isAccepted({ rootType, issueMessage }: Finding): boolean {
  // Google requires offers or ratings of a product, and the site has neither.
  const isMissingOffer = rootType === 'Product' && /"offers"|"aggregateRating"/.test(issueMessage);
  return isMissingOffer || issueMessage.endsWith('(optional)') || /gtin/.test(issueMessage);
}

test('the structured data of every listed page is valid for schema.org and Google', async ({ request }) => {
  const paths = await readSitemapPaths(request);
  expect(paths.length).toBeGreaterThan(30);
  const issues: string[] = [];
  for (const path of paths) {
    const blocks = findJsonLd(await (await request.get(path)).text());
    expect(blocks, path).not.toHaveLength(0);
    const jsonld: Record<string, object[]> = {};
    for (const block of blocks) (jsonld[String(block['@type'])] ??= []).push({ ...block, '@location': '0,1' });
    const found = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [], metadata: {} });
    for (const finding of found.filter((each) => !isAccepted(each))) {
      issues.push(`${path}: ${finding.severity} ${finding.rootType}: ${finding.issueMessage}`);
    }
  }
  expect(issues).toEqual([]);
});
