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
  expect(page('privacy')).toContain('privacy@perera-spices.lk');
});

test('the certificate and its file are shown where they belong, and nothing that is switched off', () => {
  for (const name of ['papers', 'product/8']) expect([name, page(name).includes('FS 1234')]).toEqual([name, true]);
  expect(page('product/1')).not.toContain('FS 1234');
  expect(readFileSync(`${site}/papers/food-safety.pdf`, 'latin1')).toContain('%PDF-');
  for (const [name, text] of [
    ['index', '/reviews-frame'],
    ['index', 'aria-label="TikTok"'],
    ['product/12', 'Ask for a sample'],
  ] as const)
    expect([name, text, page(name).includes(text)]).toEqual([name, text, false]);
});
