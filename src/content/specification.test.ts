import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { categories, productIds, productIdsOf } from '#domain/catalogue.ts';
import { company } from './company.ts';
import { displayName } from './en/catalogue.ts';
import { benefits, chapters, cinnamonTypes, grades } from './en/history.ts';
import { pictureWords } from './en/picture-words.ts';
import { alt } from './en/pictures.ts';
import { slides } from './en/technology.ts';
import { pictureFiles, type PictureId } from './picture.ts';
import { pictures } from './pictures.generated.ts';
import { loadProductText } from './product-text.ts';

import.meta.glob('./en/pictures/*.generated.ts', { eager: true });

const ids = Object.keys(pictures) as PictureId[];
const missing = (wanted: string[]) => wanted.filter((id) => !(id in pictures));
const numbered = (prefix: string, count: number, digits = 1) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(digits, '0')}`);

describe('the content', () => {
  test('is of the company of the specification', () => {
    expect(company.founded).toBe(1990);
    expect(company.address.join(', ')).toContain('Elpitiya');
    expect([company.countriesPresent, company.countriesExported]).toEqual([50, 80]);
  });

  test('has a main picture and two details for each of the thirty products', () => {
    const wanted = productIds.flatMap((id) => {
      const name = `product-${String(id).padStart(2, '0')}`;
      return [`${name}-main`, `${name}-detail-1`, `${name}-detail-2`];
    });
    expect(missing(wanted)).toEqual([]);
  });

  test('names thirty products in three categories and gives each three paragraphs', async () => {
    expect(categories.map((category) => productIdsOf(category).length)).toEqual([14, 9, 7]);
    expect(new Set(productIds.map(displayName)).size).toBe(30);
    for (const id of productIds) expect((await loadProductText(id)).description, displayName(id)).toHaveLength(3);
  });

  test('has nine grades in their order, four types of cinnamon, nine benefits, six paragraphs of history and five slides', () => {
    const order = ['Alba', 'C5', 'C4', 'M5', 'M4', 'H1', 'H2', 'Cinnamon Powder', 'Cinnamon Oil'];
    expect(grades.map(({ name }) => name)).toEqual(order);
    expect(cinnamonTypes).toHaveLength(4);
    expect(benefits).toHaveLength(9);
    expect(chapters).toHaveLength(6);
    expect(slides).toHaveLength(5);
  });

  test('has twenty gallery pictures, five slides, four types and nine grades', () => {
    expect(missing(numbered('gallery-', 20, 2))).toEqual([]);
    expect(missing(numbered('technology-slide-', 5))).toEqual([]);
    expect(missing(['ceylon', 'cassia', 'saigon', 'korintje'].map((type) => `history-type-${type}`))).toEqual([]);
    const gradePictures = ['alba', 'c5', 'c4', 'm5', 'm4', 'h1', 'h2', 'powder', 'oil'];
    expect(missing(gradePictures.map((grade) => `history-grade-${grade}`))).toEqual([]);
  });

  test('describes every picture', () => {
    for (const id of ids) expect(pictureWords[id].length, id).toBeGreaterThan(10);
  });

  test('hands the pages the words and files of today', () => {
    for (const id of ids) {
      const say = `${id}: run npm run media`;
      expect(alt[id], say).toBe(pictureWords[id]);
      expect(pictureFiles(id).fallback, say).toContain(`-${pictures[id].split(' ')[2]}-`);
    }
  });

  test('names only files that exist', () => {
    for (const id of ids) {
      const files = pictureFiles(id);
      const listed = `${files.avif}, ${files.jpeg}`.split(', ').map((part) => part.split(' ')[0] ?? '');
      for (const file of [...listed, files.fallback]) expect(existsSync(`public${file}`), file).toBe(true);
    }
  });
});
