import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productIds } from '#domain/catalogue.ts';
import { company } from './company.ts';
import { pictureWords } from './en/picture-words.ts';
import { alt } from './en/pictures.ts';
import { pictureFiles, type PictureId } from './picture.ts';
import { pictures } from './pictures.generated.ts';

import.meta.glob('./en/pictures/*.generated.ts', { eager: true });

const ids = Object.keys(pictures) as PictureId[];
const missing = (wanted: string[]) => wanted.filter((id) => !(id in pictures));
const numbered = (prefix: string, count: number, digits = 1) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(digits, '0')}`);

describe('the content', () => {
  it('is of the company of the specification', () => {
    expect(company.founded).toBe(1990);
    expect(company.address.join(', ')).toContain('Elpitiya');
    expect([company.countriesPresent, company.countriesExported]).toEqual([50, 80]);
  });

  it('has a main picture and two details for each of the thirty products', () => {
    const wanted = productIds.flatMap((id) => {
      const name = `product-${String(id).padStart(2, '0')}`;
      return [`${name}-main`, `${name}-detail-1`, `${name}-detail-2`];
    });
    expect(missing(wanted)).toEqual([]);
  });

  it('has twenty gallery pictures, five slides, four types and nine grades', () => {
    expect(missing(numbered('gallery-', 20, 2))).toEqual([]);
    expect(missing(numbered('technology-slide-', 5))).toEqual([]);
    expect(missing(['ceylon', 'cassia', 'saigon', 'korintje'].map((type) => `history-type-${type}`))).toEqual([]);
    const grades = ['alba', 'c5', 'c4', 'm5', 'm4', 'h1', 'h2', 'powder', 'oil'];
    expect(missing(grades.map((grade) => `history-grade-${grade}`))).toEqual([]);
  });

  it('describes every picture', () => {
    for (const id of ids) expect(pictureWords[id].length, id).toBeGreaterThan(10);
  });

  it('hands the pages the words and files of today', () => {
    for (const id of ids) {
      const say = `${id}: run npm run media`;
      expect(alt[id], say).toBe(pictureWords[id]);
      expect(pictureFiles(id).fallback, say).toContain(`-${pictures[id].split(' ')[2]}-`);
    }
  });

  it('names only files that exist', () => {
    for (const id of ids) {
      const files = pictureFiles(id);
      const listed = `${files.avif}, ${files.jpeg}`.split(', ').map((part) => part.split(' ')[0] ?? '');
      for (const file of [...listed, files.fallback]) expect(existsSync(`public${file}`), file).toBe(true);
    }
  });
});
