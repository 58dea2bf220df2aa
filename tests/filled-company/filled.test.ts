import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const site = 'dist/current/site';
const page = (name: string) => readFileSync(`${site}/${name}.html`, 'utf8').replaceAll('&amp;', '&');

function findMissing(names: readonly string[], facts: readonly string[]): string[] {
  return names.flatMap((name) => facts.filter((fact) => !page(name).includes(fact)).map((fact) => `${name}: ${fact}`));
}

test('no page has a placeholder, and every page has the name, the address and the phone of the company', () => {
  const files = globSync('**/*.html', { cwd: site, exclude: ['reviews-frame.html', '**/og/**'] });
  const names = files.map((file) => file.replace(/\.html$/, ''));
  expect(names.length).toBeGreaterThan(80);
  for (const name of names) {
    expect(page(name), name).not.toMatch(/hello@example|www\.example\.com|000 0000|\[developer\]/);
  }
  expect(
    findMissing(names, ['Perera & Sons Spices', 'mailto:sales@perera-spices.lk', 'tel:+94912291234', 'Nimal Silva']),
  ).toEqual([]);
});

test('the imprint has each stated fact, and the contact page the hours', () => {
  expect(
    findMissing(
      ['imprint'],
      ['(Pvt) Ltd', 'PV 12345', '12 Galle Road', 'EDB 1234', 'Anura Perera', 'Hafenstrasse 1', 'Sinhala'],
    ),
  ).toEqual([]);
  expect(findMissing(['contact'], ['Monday to Friday, 8.30 to 17.00', 'one working day'])).toEqual([]);
  expect(findMissing(['privacy'], ['privacy@perera-spices.lk'])).toEqual([]);
});

test('the Spanish site has the hours in Spanish, and leaves out what is stated only in English', () => {
  for (const name of ['es/contact', 'es/imprint']) {
    expect(page(name)).toContain('De lunes a viernes, de 8:30 a 17:00');
    expect(page(name)).not.toMatch(/Monday|working day|Respondemos en .* como máximo/);
  }
});

test('the terms of trade stand where a request is made, in the words of each language', () => {
  const english = ['shop', 'order/cinnamon', 'product/12', 'product/30'];
  expect(findMissing(english, ['Our terms', '25 kg of a product', '2 to 3 weeks from', 'FOB Colombo, CIF'])).toEqual(
    [],
  );
  const spanish = ['es/shop', 'es/order/cinnamon', 'es/product/12'];
  expect(findMissing(spanish, ['Nuestras condiciones', '25 kg de un producto'])).toEqual([]);
  for (const name of spanish) expect(page(name), name).not.toContain('of a product');
});

test('a product has the container load of its packing, the shop that of each', () => {
  const loads = { bales: 'about 9 t in', bags: 'about 14 t in', drums: '80 drums in' };
  const findShownLoads = (name: string) => Object.values(loads).filter((load) => page(name).includes(load));
  expect(findShownLoads('shop')).toEqual(Object.values(loads));
  expect(findShownLoads('product/3')).toEqual([loads.bales]);
  for (const name of ['product/12', 'product/30']) expect(findShownLoads(name)).toEqual([loads.bags]);
  expect(findShownLoads('product/13')).toEqual([loads.drums]);
});

test('the sales contact stands on the contact page, in the words of each language', () => {
  expect(findMissing(['contact'], ['Kumari Silva', 'Export sales', 'tel:+94777654321'])).toEqual([]);
  expect(findMissing(['es/contact'], ['Kumari Silva', 'Ventas de exportación', 'tel:+94777654321'])).toEqual([]);
});

test('the contact card has the street, and the Spanish imprint the languages in Spanish', () => {
  expect(page('contact')).toContain('12 Galle Road, Elpitiya, Galle District, Sri Lanka 80400');
  expect(page('es/imprint')).toContain('inglés, cingalés');
  expect(page('es/imprint')).not.toContain('Sinhala');
});

test('the footer has the legal name and the number, the contact page who answers and the registered office', () => {
  expect(findMissing(['index', 'es/index', 'product/12'], ['Perera & Sons Spices (Pvt) Ltd · PV 12345</'])).toEqual([]);
  const office = '12 Galle Road, Elpitiya, Sri Lanka';
  expect(findMissing(['contact', 'es/contact'], ['Anura Perera', office])).toEqual([]);
  expect(findMissing(['about', 'es/about'], ['(Pvt) Ltd', 'PV 12345', office, 'EDB 1234', '/papers"'])).toEqual([]);
});

test('a product has the figures of its last lot, in the words of each language', () => {
  expect(page('product/8')).toContain('analysed on 2 October 2026: moisture 11.4 %, volatile oil 1.3 ml/100 g');
  expect(page('es/product/8')).toContain('analizado el 2 de octubre de 2026: humedad 11.4 %');
  expect(page('product/9')).not.toContain('analysed on');
});

test('the Spanish site asks for Spanish only from a company that has stated that it answers in it', () => {
  for (const name of ['es/product/8', 'es/contact']) expect(page(name)).not.toMatch(/(Escríbanos|Escriba) en español/);
});

test('the certificate and its file are shown where they belong, and nothing that is switched off', () => {
  expect(findMissing(['papers', 'product/8'], ['FS 1234'])).toEqual([]);
  expect(page('product/1')).not.toContain('FS 1234');
  expect(findMissing(['es/papers', 'es/product/8'], ['Certificado de inocuidad'])).toEqual([]);
  expect(findMissing(['es/papers'], ['Empaque de especias'])).toEqual([]);
  expect(page('es/papers')).not.toMatch(/Food safety certificate|Packing of spices/);
  expect(readFileSync(`${site}/papers/food-safety.pdf`, 'latin1')).toContain('%PDF-');
  for (const text of ['/reviews-frame', 'aria-label="TikTok"']) expect(page('index')).not.toContain(text);
  expect(page('product/12')).not.toContain('&sample=1');
});
