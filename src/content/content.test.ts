import { existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPlaceholderFacts } from '#content/company/unfinished-facts.ts';
import { readOriginals } from '#scripts/media/read-originals.ts';
import { cinnamonSpecies, gradeCards } from '#text/grades/species-and-grades.ts';
import { galleryTexts } from '#text/pages/about.ts';
import { benefits, chapters } from '#text/pages/history.ts';
import { slides } from '#text/pages/technology.ts';
import { company } from './company.ts';
import { pictureUrls, type PictureFile } from './pictures/picture.ts';

const modules = import.meta.glob<Record<string, PictureFile>>('./pictures/*.generated.ts', { eager: true });
const files = Object.entries(modules)
  .filter(([path]) => !path.endsWith('/film.generated.ts'))
  .flatMap(([, module]) => Object.values(module));

describe('content', () => {
  const isFilledIn = !findPlaceholderFacts(company).includes('email');

  test.skipIf(isFilledIn)('describes the company of the requirements until its owner fills in its own facts', () => {
    expect(company.founded).toBe(1990);
    expect(company.address.join(', ')).toContain('Elpitiya');
    expect(company).toMatchObject({ countriesPresent: 50, countriesExported: 80 });
  });

  test('has nine grades in their order', () => {
    const order = ['Alba', 'C5', 'C4', 'M5', 'M4', 'H1', 'H2', 'Cinnamon Powder', 'Cinnamon Oil'];
    expect(gradeCards.map(({ name }) => name)).toEqual(order);
  });

  test.each([
    ['four types of cinnamon', cinnamonSpecies, 4],
    ['nine benefits', benefits, 9],
    ['six chapters', chapters, 6],
    ['five slides', slides, 5],
  ])('has %s', (_, list, count) => expect(list).toHaveLength(count));

  test('has twenty different pictures in the gallery', () => {
    expect(new Set(galleryTexts.pictures.map(({ file }) => file.id)).size).toBe(20);
  });
});

describe('pictures', () => {
  test('match their originals (if not, run npm run media)', () => {
    expect(files.map(({ id }) => id).toSorted()).toEqual([...readOriginals().keys()].toSorted());
  });

  test.each(files)('of $id are all there', (file) => {
    const { avif, jpeg, fallback } = pictureUrls(file);
    const urls = [avif, jpeg].flatMap((list) => list.split(', ').map((part) => part.split(' ')[0] ?? ''));
    for (const url of [...urls, fallback]) expect(existsSync(`public${url}`), url).toBe(true);
  });

  test('have no files of an older version', () => {
    const served = new Set(files.flatMap((file) => `${pictureUrls(file).avif}, ${pictureUrls(file).jpeg}`.split(', ')));
    const names = new Set(Array.from(served, (part) => parse(part.split(' ')[0] ?? '').base));
    const found = readdirSync('public/media').filter((name) => /\.(avif|jpg)$/.test(name));
    expect(found.filter((name) => !names.has(name))).toEqual([]);
  });
});
