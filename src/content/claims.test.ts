import { expect, test } from 'vitest';
import { findWords, listExportedTexts } from '#tests/unit/support/exported-texts.ts';

const claims = {
  certificate:
    /\bcertif\w*|\b(ISO|HACCP|GMP|FSSC|BRC|BRCGS|USDA|NOP|JAS|SLS|SMETA|Sedex|GACC|FDA|PGI|kosher|halal|organic)\b|fair ?trade|rainforest alliance|geographical indication/gi,
  promise:
    /\balways\b|\b(every|each|any) (lot|delivery|bag|order|shipment|consignment|batch|stage)\b|\bguarant\w+|\bwarrant\w*|\b(en|as)sures?\b|100 ?%|\b(is|are) stated\b|\bwe (state|promise|never)\b/gi,
  superlative: /best in the world|\bworld.?s (best|finest|leading|largest)|\bpurest\b|\baward/gi,
  health:
    /\bhealth\w*|\bheal(s|ed|ing)?\b|\bcur(e|es|ed|ing)\b|\bdisease\w*|\billness\w*|\bdiabet\w*|blood sugar|\bcholesterol|\bcancer|\bcarcinogen\w*|\bdigest\w*|\bimmun\w*|\bantioxid\w*|anti-?inflam\w*|\bdetox\w*|\bmedic\w*|\bremed\w*|\btherap\w*|\bpregnan\w*|\bliver\b|less sugar|no salt|weight loss|research is/gi,
  'about the company':
    /\bspice growers?\b|\bgrowers and\b|\bwe grow\b|\bhouse name|\bour (own )?(name|selection|engineers|farm|estate|factory|laborator\w*|certificate)\b|\bI (want|am|believe)\b/gi,
} as const;

type Claim = keyof typeof claims;

const allowed: readonly (readonly [file: string, claim: Claim, words: string, why: string])[] = [
  [
    'en/pages/about.ts',
    'certificate',
    'sister brand for organic cinnamon products',
    'the brand’s products, as the owner names them',
  ],
  [
    'en/pages/about.ts',
    'certificate',
    'the word “organic” may stand on a pack only with organic documents',
    'says what a buyer has to ask for',
  ],
  [
    'en/quote/quote-details.ts',
    'certificate',
    'certificate of origin, certificate of analysis',
    'example of what a buyer may ask for',
  ],
  [
    'en/pages/history.ts',
    'certificate',
    'Ceylon Cinnamon as a Protected Geographical Indication',
    'a fact about the name; the next sentence says that a lot may not carry it',
  ],
  [
    'en/products/13-leaf-oil.ts',
    'certificate',
    'which ISO 3524:2003 describes',
    'names the standard of the published values',
  ],
  [
    'en/products/27-ginger-powder.ts',
    'certificate',
    'older ISO specification for dried ginger is still cited',
    'names the source of the figures',
  ],
  [
    'en/products/27-ginger-powder.ts',
    'certificate',
    'Figures of an older ISO specification',
    'names the source of the figures',
  ],
  ['en/pages/about.ts', 'certificate', 'See the certificates', 'a link that stands only beside a valid one'],
  ['en/papers/lot-paper-names.ts', 'certificate', 'Certificate of analysis', 'what a buyer may ask for'],
  ['en/papers/lot-paper-names.ts', 'certificate', 'Certificate of origin', 'what a buyer may ask for'],
  ['en/papers/lot-paper-names.ts', 'certificate', 'Phytosanitary certificate', 'what a buyer may ask for'],
  [
    'en/papers/lot-paper-names.ts',
    'certificate',
    'Certificate of inspection (organic goods)',
    'what a buyer may ask for',
  ],
  ['en/papers/lot-paper-names.ts', 'certificate', 'Health certificate', 'what a buyer may ask for'],
  ['en/papers/lot-paper-names.ts', 'health', 'Health certificate', 'the name of a paper'],
  ['en/papers/lot-paper-names.ts', 'certificate', 'PGI Ceylon Cinnamon', 'what a buyer may ask for'],
  ['en/papers/lot-paper-names.ts', 'certificate', 'Halal or kosher certificate', 'what a buyer may ask for'],
  [
    'en/pages/papers.ts',
    'certificate',
    'Protected Geographical Indication Ceylon Cinnamon, which needs membership and inspection',
    'says what the mark needs',
  ],
  ['en/pages/papers.ts', 'certificate', 'Documents and certificates', 'the page’s name'],
  ['en/pages/papers.ts', 'certificate', 'SLS 81, fifth revision', 'names a standard'],
  ['en/pages/papers.ts', 'certificate', 'ISO 6539, third edition', 'names a standard'],
  ['en/pages/papers.ts', 'certificate', 'ISO 3524:2003', 'names a standard'],
  ['en/search/search-answers.ts', 'certificate', 'Documents and certificates', 'the page’s name'],
  [
    'en/pages/papers.ts',
    'certificate',
    'We list a certificate here only with its number and expiry date. None is listed yet.',
    'says that none is entered',
  ],
  ['en/pages/papers.ts', 'certificate', 'Certificate', 'head of the table of what the owner has entered'],
  ['en/pages/papers.ts', 'certificate', 'Organic', 'name of a kind'],
  [
    'en/pages/papers.ts',
    'certificate',
    'For goods sold as organic in the European Union',
    'says what the paper is for',
  ],
  ['en/pages/history.ts', 'health', 'Health Benefits of Cinnamon', 'required heading'],
  [
    'en/pages/history.ts',
    'health',
    'not a medicine. These lines make no claim about health',
    'says that there is no claim',
  ],
  [
    'en/pages/history.ts',
    'health',
    'If you are pregnant or breastfeeding, take medicine, or have a liver disease',
    'a warning',
  ],
  ['en/catalogue/notices.ts', 'health', 'classed as carcinogenic to humans', 'a warning'],
  ['en/catalogue/notices.ts', 'health', 'Classed as carcinogenic to humans', 'a warning'],
  ['en/search/search-answers.ts', 'certificate', 'Organic cinnamon: Cinnamon Magic', 'what the sister brand sells'],
  [
    'en/search/search-answers.ts',
    'certificate',
    'sister brand for organic cinnamon products',
    'what the sister brand sells',
  ],
  ['en/products/19-betel-nuts.ts', 'health', 'Areca nut is a health risk when chewed', 'a warning'],
  [
    'en/products/19-betel-nuts.ts',
    'health',
    'International Agency for Research on Cancer classes it as carcinogenic',
    'a warning',
  ],
];

const synonyms =
  /\be-mails?\b|\b(your|the|a|this|own) list\b|\bto your quote\b(?! request)|\bin your quote\b(?! request)/gi;
const allowedSynonyms = [
  ['en/site.ts', '1 item in your quote'],
  ['en/site.ts', 'items in your quote'],
  ['en/pages/product.ts', 'In your quote'],
  // Here a list is the visitor's own file or mail, from which a quote request is made.
  ['en/pages/cart.ts', 'Paste a list'],
  ['en/pages/home.ts', 'Paste a list'],
  ['en/list/list-panel.ts', 'Paste a list'],
  ['en/list/list-panel.ts', 'Paste your list'],
  ['en/list/list-input.ts', 'How a list may look'],
  ['en/pages/privacy.ts', 'The rows of the table for a list'],
  ['en/pages/shop.ts', 'Do you already have a list'],
  // Here “list” stands for the open request, because “this request” could mean the earlier one.
  ['en/quote/sent-requests.ts', 'Add to this list'],
  ['en/quote/sent-requests.ts', 'In place of this list'],
] as const;

const texts = listExportedTexts(import.meta.glob(['./en/**/*.ts', './company.ts', '!./**/*.test.ts'], { eager: true }));

const hint = 'words that need a reason: write it differently, or add file, words and reason to the list in this test';

test.each(Object.keys(claims) as Claim[])('no text makes a claim of the kind “%s”', (claim) => {
  const exceptions = allowed.filter(([, kind]) => kind === claim).map(([file, , words]) => [file, words] as const);
  expect(findWords(texts, claims[claim], exceptions), hint).toEqual([]);
});

test('one word is used for one thing: quote request, item, email', () => {
  expect(findWords(texts, synonyms, allowedSynonyms), hint).toEqual([]);
});

test.each([...allowed.map(([file, , words]) => [file, words] as const), ...allowedSynonyms])(
  'the allowed words still stand in %s: %s',
  (file, words) => {
    expect(texts.some((text) => text.file === file && text.text.includes(words))).toBe(true);
  },
);
