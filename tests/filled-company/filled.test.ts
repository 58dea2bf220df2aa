import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { idsByName } from '#tests/support/product-ids.ts';

const site = 'dist/current/site';
const readPage = (name: string) => readFileSync(`${site}/${name}.html`, 'utf8').replaceAll('&amp;', '&');
const toProductPage = (name: keyof typeof idsByName) => `product/${idsByName[name]}`;

function listPages(): string[] {
  const files = globSync('**/*.html', { cwd: site, exclude: ['reviews-frame.html', '**/og/**'] });
  expect(files.length).toBeGreaterThan(80);
  return files.map((file) => file.replace(/\.html$/, ''));
}

function findMissing(names: readonly string[], facts: readonly string[]): string[] {
  return names.flatMap((name) =>
    facts.filter((fact) => !readPage(name).includes(fact)).map((fact) => `${name}: ${fact}`),
  );
}

test('no page has a placeholder', () => {
  const placeholder = /hello@example|www\.example\.com|000 0000|\[developer\]/;
  expect(listPages().filter((name) => placeholder.test(readPage(name)))).toEqual([]);
});

test('every page has the name, the address, the phone and the developer of the site', () => {
  const facts = ['Perera & Sons Spices', 'mailto:sales@perera-spices.lk', 'tel:+94912291234', 'Nimal Silva'];
  expect(findMissing(listPages(), facts)).toEqual([]);
});

test.each([
  ['imprint', ['(Pvt) Ltd', 'PV 12345', '12 Galle Road', 'EDB 1234', 'Anura Perera', 'Hafenstrasse 1', 'Sinhala']],
  ['contact', ['Monday to Friday, 8.30 to 17.00', 'one working day']],
  ['privacy', ['privacy@perera-spices.lk']],
])('the page %s has the stated facts that belong there', (name, facts) => {
  expect(findMissing([name], facts)).toEqual([]);
});

test.each(['es/contact', 'es/imprint'])('the page %s has the hours in Spanish', (name) => {
  expect(readPage(name)).toContain('De lunes a viernes, de 8:30 a 17:00');
});

test.each(['es/contact', 'es/imprint'])('the page %s leaves out what is stated only in English', (name) => {
  expect(readPage(name)).not.toMatch(/Monday|working day|Respondemos en .* como máximo/);
});

test('the terms of trade stand where a request is made, in the words of each language', () => {
  const english = ['shop', 'order/cinnamon', toProductPage('alba'), toProductPage('chiliPowder')];
  expect(findMissing(english, ['Our terms', '25 kg of a product', '2 to 3 weeks from', 'FOB Colombo, CIF'])).toEqual(
    [],
  );
  const spanish = ['es/shop', 'es/order/cinnamon', `es/${toProductPage('alba')}`];
  expect(findMissing(spanish, ['Nuestras condiciones', '25 kg de un producto'])).toEqual([]);
  expect(spanish.filter((name) => readPage(name).includes('of a product'))).toEqual([]);
});

const loads = { bales: 'about 9 t in', bags: 'about 14 t in', drums: '80 drums in' };

test.each([
  ['the product H1', toProductPage('h1'), [loads.bales]],
  ['the product Alba', toProductPage('alba'), [loads.bags]],
  ['the product chili powder', toProductPage('chiliPowder'), [loads.bags]],
  ['the product leaf oil', toProductPage('leafOil'), [loads.drums]],
  ['the shop', 'shop', Object.values(loads)],
])('%s has the container loads of its packings', (_, name, expected) => {
  expect(Object.values(loads).filter((load) => readPage(name).includes(load))).toEqual(expected);
});

test('the sales contact stands on the contact page, in the words of each language', () => {
  expect(findMissing(['contact'], ['Kumari Silva', 'Export sales', 'tel:+94777654321'])).toEqual([]);
  expect(findMissing(['es/contact'], ['Kumari Silva', 'Ventas de exportación', 'tel:+94777654321'])).toEqual([]);
});

test('the contact card has the street', () => {
  expect(readPage('contact')).toContain('12 Galle Road, Elpitiya, Galle District, Sri Lanka 80400');
});

test('the Spanish imprint has the languages in Spanish', () => {
  expect(readPage('es/imprint')).toContain('inglés, cingalés');
  expect(readPage('es/imprint')).not.toContain('Sinhala');
});

test('search engines are told the languages that the company answers in', () => {
  expect(readPage('index')).toContain('"availableLanguage":["English","Sinhala"]');
  expect(readPage('es/index')).toContain('"availableLanguage":["inglés","cingalés"]');
});

const office = '12 Galle Road, Elpitiya, Sri Lanka';

test.each([
  ['the footer', ['index', 'es/index', toProductPage('alba')], ['Perera & Sons Spices (Pvt) Ltd · PV 12345</']],
  ['the contact page', ['contact', 'es/contact'], ['Anura Perera', office]],
  ['the page about the company', ['about', 'es/about'], ['(Pvt) Ltd', 'PV 12345', office, 'EDB 1234', '/papers"']],
])('%s says who the company is, in each language', (_, names, facts) => {
  expect(findMissing(names, facts)).toEqual([]);
});

test('a product has the figures of its last lot, in the words of each language', () => {
  expect(readPage(toProductPage('c4'))).toContain(
    'analysed on 2 October 2026: moisture 11.4 %, volatile oil 1.3 ml/100 g',
  );
  expect(readPage(`es/${toProductPage('c4')}`)).toContain('analizado el 2 de octubre de 2026: humedad 11.4 %');
  expect(readPage(toProductPage('c5'))).not.toContain('analysed on');
});

test('the Spanish site asks for Spanish only from a company that has stated that it answers in it', () => {
  const asking = [`es/${toProductPage('c4')}`, 'es/contact'];
  expect(asking.filter((name) => /(Escríbanos|Escriba) en español/.test(readPage(name)))).toEqual([]);
});

test('the certificate is shown only on the papers and the products that it is for', () => {
  expect(findMissing(['papers', toProductPage('c4')], ['FS 1234'])).toEqual([]);
  expect(readPage(toProductPage('offCut'))).not.toContain('FS 1234');
});

test('the Spanish site has the certificate in Spanish', () => {
  expect(findMissing(['es/papers', `es/${toProductPage('c4')}`], ['Certificado de inocuidad'])).toEqual([]);
  expect(findMissing(['es/papers'], ['Empaque de especias'])).toEqual([]);
  expect(readPage('es/papers')).not.toMatch(/Food safety certificate|Packing of spices/);
});

test('the file of the certificate is served', () => {
  expect(readFileSync(`${site}/papers/food-safety.pdf`, 'latin1')).toContain('%PDF-');
});

test.each([
  ['reviews', 'index', '/reviews-frame'],
  ['a network without an account', 'index', 'aria-label="TikTok"'],
  ['samples', toProductPage('alba'), '&sample=1'],
])('what is switched off is not shown: %s', (_, name, text) => {
  expect(readPage(name)).not.toContain(text);
});
