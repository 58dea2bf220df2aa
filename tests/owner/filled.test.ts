import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const site = 'dist/current/site';
const page = (name: string) => readFileSync(`${site}/${name}.html`, 'utf8').replaceAll('&amp;', '&');

test('no page has a placeholder, and every page has the name, the address and the phone of the company', () => {
  const names = globSync('**/*.html', { cwd: site, exclude: ['reviews-frame.html', '**/og/**'] });
  expect(names.length).toBeGreaterThan(80);
  for (const name of names) {
    const html = readFileSync(`${site}/${name}`, 'utf8').replaceAll('&amp;', '&');
    expect([name, html.match(/hello@example|www\.example\.com|000 0000|\[developer\]/g)]).toEqual([name, null]);
    for (const fact of ['Perera & Sons Spices', 'mailto:sales@perera-spices.lk', 'tel:+94912291234', 'Nimal Silva'])
      expect([name, fact, html.includes(fact)]).toEqual([name, fact, true]);
  }
});

test('the imprint has each stated fact, and the contact page the hours', () => {
  for (const fact of [
    '(Pvt) Ltd',
    'PV 12345',
    '12 Galle Road',
    'EDB 1234',
    'Anura Perera',
    'Hafenstrasse 1',
    'Sinhala',
  ])
    expect([fact, page('imprint').includes(fact)]).toEqual([fact, true]);
  expect(page('contact')).toContain('Monday to Friday, 8.30 to 17.00');
  expect(page('contact')).toContain('one working day');
  expect(page('privacy')).toContain('privacy@perera-spices.lk');
});

test('the Spanish site has the hours in Spanish, and leaves out what is stated only in English', () => {
  for (const name of ['es/contact', 'es/imprint']) {
    expect(page(name)).toContain('De lunes a viernes, de 8:30 a 17:00');
    expect(page(name)).not.toMatch(/Monday|working day|Respondemos en .* como máximo/);
  }
});

test('the terms of trade stand where a request is made, in the words of each language', () => {
  for (const name of ['shop', 'order/cinnamon', 'product/12', 'product/30'])
    for (const fact of ['Our terms', '25 kg of a product', '2 to 3 weeks from', 'FOB Colombo, CIF'])
      expect([name, fact, page(name).includes(fact)]).toEqual([name, fact, true]);
  for (const name of ['es/shop', 'es/order/cinnamon', 'es/product/12']) {
    expect(page(name)).toContain('Nuestras condiciones');
    expect(page(name)).toContain('25 kg de un producto');
    expect(page(name)).not.toContain('of a product');
  }
});

test('a product has the container load of its packing, the shop that of each', () => {
  const loads = { bales: 'about 9 t in', bags: 'about 14 t in', drums: '80 drums in' };
  const shown = (name: string) => Object.values(loads).filter((load) => page(name).includes(load));
  expect(shown('shop')).toEqual(Object.values(loads));
  expect(shown('product/3')).toEqual([loads.bales]);
  for (const name of ['product/12', 'product/30']) expect(shown(name)).toEqual([loads.bags]);
  expect(shown('product/13')).toEqual([loads.drums]);
});

test('the sales contact stands on the contact page, in the words of each language', () => {
  for (const [name, role] of [
    ['contact', 'Export sales'],
    ['es/contact', 'Ventas de exportación'],
  ] as const)
    for (const fact of ['Kumari Silva', role, 'tel:+94777654321'])
      expect([name, fact, page(name).includes(fact)]).toEqual([name, fact, true]);
});

test('the contact card has the street, and the Spanish imprint the languages in Spanish', () => {
  expect(page('contact')).toContain('12 Galle Road, Elpitiya, Galle District, Sri Lanka 80400');
  expect(page('es/imprint')).toContain('inglés, cingalés');
  expect(page('es/imprint')).not.toContain('Sinhala');
});

test('the footer has the legal name and the number, the contact page who answers and the registered office', () => {
  for (const name of ['index', 'es/index', 'product/12'])
    expect([name, page(name).includes('Perera & Sons Spices (Pvt) Ltd · PV 12345</')]).toEqual([name, true]);
  for (const name of ['contact', 'es/contact'])
    for (const fact of ['Anura Perera', '12 Galle Road, Elpitiya, Sri Lanka'])
      expect([name, fact, page(name).includes(fact)]).toEqual([name, fact, true]);
  for (const name of ['about', 'es/about'])
    for (const fact of ['(Pvt) Ltd', 'PV 12345', '12 Galle Road, Elpitiya, Sri Lanka', 'EDB 1234', '/papers"'])
      expect([name, fact, page(name).includes(fact)]).toEqual([name, fact, true]);
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
  for (const name of ['papers', 'product/8']) expect([name, page(name).includes('FS 1234')]).toEqual([name, true]);
  expect(page('product/1')).not.toContain('FS 1234');
  for (const name of ['es/papers', 'es/product/8']) expect(page(name)).toContain('Certificado de inocuidad');
  expect(page('es/papers')).toContain('Empaque de especias');
  expect(page('es/papers')).not.toMatch(/Food safety certificate|Packing of spices/);
  expect(readFileSync(`${site}/papers/food-safety.pdf`, 'latin1')).toContain('%PDF-');
  for (const [name, text] of [
    ['index', '/reviews-frame'],
    ['index', 'aria-label="TikTok"'],
    ['product/12', 'Ask for a sample'],
  ] as const)
    expect([name, text, page(name).includes(text)]).toEqual([name, text, false]);
});
