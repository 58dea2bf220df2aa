import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';
import { findWords, listExportedTexts } from '#tests/unit/support/exported-texts.ts';
import { benefitsTexts } from './es/pages/history.ts';

const toWordPattern = (...list: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${list.join('|').replaceAll('*', '\\p{L}*')})(?!\\p{L})`, 'giu');

const claims = {
  certificate: toWordPattern(
    'certif*|acreditad*|orgánic*|ecológic*|biológic*|comercio justo|rainforest alliance',
    'indicación geográfica|denominación de origen|ISO|HACCP|BPM|GMP|FSSC|BRC|BRCGS|USDA',
    'NOP|JAS|SLS|SMETA|Sedex|GACC|FDA|COFEPRIS|SENASICA|IGP|kosher|halal',
  ),
  promise: toWordPattern(
    '(?<!casi )siempre|garant*|asegur*|promet*|nunca|100 ?%|sin falta|en todo momento',
    '(?:cada|todo|todos los|todas las) (?:lote|entrega|saco|bolsa|pedido|embarque|envío|etapa)s?',
  ),
  superlative: toWordPattern(
    '(?:el|la|los|las|lo) mejor(?:es)?|(?:más|mayor)(?: \\p{L}+)? del mundo|de clase mundial|más pur[oa]s?',
    'insuperable*|inigualable*|premi(?:o|os|ad[oa]s?)|líder*|número uno',
  ),
  health: toWordPattern(
    'salud*|san[oa]s?|sana(?:r|n|ción)|cur(?:a|an|ar|ativ[oa]s?|ación)|enfermedad*|dolencia*|diabet*',
    'glucosa|azúcar en (?:la )?sangre|colesterol*|presión arterial|triglic*|cáncer|cancer*|diger*',
    'digest*|inmun*|defensas|antioxid*|anti-?inflam*|antibacter*|detox*|desintoxic*|medic*',
    'médic*|remedi*|terap*|embaraz*|hígado|adelgaz*|bajar de peso|quema(?:r|n)? grasas?|metabolismo',
    'menos azúcar|sin sal|alivi*|propiedades|benefic*|bienestar|nutritiv*|estudios',
  ),
  'about the company': toWordPattern(
    'cultivador*|cultivamos|cosechamos|agricultor*|marca de la casa',
    'nuestr[oa]s? (?:propi[oa]s? )?(?:nombre|selección|ingenier*|finca|hacienda|fábrica|laboratorio|certificado)s?',
  ),
} as const;

type Claim = keyof typeof claims;

/** What looks like a forbidden claim, and is none; `claims.test.ts` says why. */
const allowed: readonly (readonly [file: string, claim: Claim, words: string])[] = [
  ['es/pages/about.ts', 'certificate', 'marca hermana de productos orgánicos de canela'],
  ['es/pages/about.ts', 'certificate', 'la palabra «orgánico» si hay documentos de producción orgánica'],
  ['es/quote/quote-details.ts', 'certificate', 'certificado de origen, certificado de análisis'],
  ['es/pages/history.ts', 'certificate', 'Ceylon Cinnamon como Indicación Geográfica Protegida'],
  ['es/products/13-leaf-oil.ts', 'certificate', 'que describe la norma ISO 3524:2003'],
  ['es/products/27-ginger-powder.ts', 'certificate', 'se cita una antigua especificación ISO'],
  ['es/products/27-ginger-powder.ts', 'certificate', 'Cifras de una antigua especificación ISO'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'Certificado de análisis'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'Certificado de origen'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'Certificado fitosanitario'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'Certificado de inspección (productos orgánicos)'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'Certificado sanitario'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'IGP Ceylon Cinnamon'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'Certificado halal o kosher'],
  [
    'es/pages/papers.ts',
    'certificate',
    'Indicación Geográfica Protegida Ceylon Cinnamon de la UE, que exige afiliación e inspección',
  ],
  ['es/pages/papers.ts', 'certificate', 'SLS 81, quinta revisión'],
  ['es/pages/papers.ts', 'certificate', 'ISO 6539, tercera edición'],
  ['es/pages/papers.ts', 'certificate', 'ISO 3524:2003'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'Halal or kosher certificate'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'Health certificate'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'Certificate of analysis'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'Certificate of origin'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'Phytosanitary certificate'],
  ['es/papers/lot-paper-names.ts', 'certificate', 'Certificate of inspection (organic goods)'],
  ['es/pages/papers.ts', 'certificate', 'Documentos y certificados'],
  ['es/search/search-answers.ts', 'certificate', 'Documentos y certificados'],
  ['es/search/search-answers.ts', 'certificate', 'Canela orgánica: Cinnamon Magic'],
  ['es/search/search-answers.ts', 'certificate', 'marca hermana de productos orgánicos de canela'],
  ['es/pages/about.ts', 'certificate', 'Ver los certificados'],
  [
    'es/pages/papers.ts',
    'certificate',
    'Un certificado aparece aquí solo con su número y su vigencia. Todavía no aparece ninguno.',
  ],
  ['es/pages/papers.ts', 'certificate', 'Certificado'],
  ['es/pages/papers.ts', 'certificate', 'Orgánico'],
  ['es/pages/papers.ts', 'certificate', 'Para mercancía que se vende como orgánica en la Unión Europea'],
  ['es/pages/history.ts', 'health', 'no un medicamento. Estas líneas no afirman nada sobre la salud'],
  [
    'es/pages/history.ts',
    'health',
    'Si está embarazada o amamanta, toma medicamentos o tiene una enfermedad del hígado, consulte a un médico',
  ],
  ['es/catalogue/notices.ts', 'health', 'clasificada como cancerígena para el ser humano'],
  ['es/catalogue/notices.ts', 'health', 'Clasificada como cancerígena'],
  ['es/products/19-betel-nuts.ts', 'health', 'Masticar nuez de areca es un riesgo para la salud'],
  [
    'es/products/19-betel-nuts.ts',
    'health',
    'Agencia Internacional para la Investigación sobre el Cáncer la clasifica como cancerígena',
  ],
  ['es/pages/technology.ts', 'health', 'Las etapas aprovechan propiedades distintas'],
];

const exported = listExportedTexts(import.meta.glob(['./es/**/*.ts', '!./**/*.test.ts'], { eager: true }));

const hint = 'words that need a reason: write it differently, or add file and words to `allowed` in this test';

test.each(Object.keys(claims) as Claim[])('no Spanish text makes a claim of the kind “%s”', (claim) => {
  const exceptions = allowed.filter(([, kind]) => kind === claim).map(([file, , text]) => [file, text] as const);
  expect(findWords(exported, claims[claim], exceptions), hint).toEqual([]);
});

test.each(allowed)('the allowed words still stand in %s (%s): %s', (file, _claim, text) => {
  expect(exported.some((each) => each.file === file && each.text.includes(text))).toBe(true);
});

test.each([
  ['health', 'Reduce el colesterol y adelgaza'],
  ['health', 'Una planta curativa, antiinflamatoria y buena para la salud'],
  ['certificate', 'Canela certificada, de cultivo orgánico'],
  ['superlative', 'La mejor canela del mundo'],
  ['promise', 'Cada embarque está garantizado'],
  ['about the company', 'Cultivamos en nuestra finca'],
] as const)('a claim of the kind “%s” would be found: %s', (claim, text) => {
  expect(findWords([{ file: 'x', text }], claims[claim], [])).not.toEqual([]);
});

test('the required English heading about health has a Spanish one without a claim', () => {
  expect(benefitsTexts.title).toBe('La canela en la mesa');
});

test('the Spanish product pages tell nobody to ask or insist', () => {
  const pages = exported.filter(({ file }) => /products\/\d/.test(file));
  expectFound(pages, 'texts of Spanish product pages');
  expect(
    findWords(pages, toWordPattern('pregunt(?:e|ar)', 'pida', 'exija', 'rechace', 'a solicitud', 'quills?'), []),
  ).toEqual([]);
});
