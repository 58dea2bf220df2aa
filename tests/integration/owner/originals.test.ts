import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findSizeMistake, planPicture } from '#scripts/media/encode-picture.ts';
import { readOriginals } from '#scripts/media/read-originals.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

let folder: string;
beforeEach(() => {
  folder = makeTestFolder('originals', onTestFinished);
});

const put = (name: string, content: string | Buffer = '') => writeFileSync(join(folder, name), content);
const createTinyPicture = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#808000' } });

test('pictures are found by their names, also with the capitals of a camera', async () => {
  for (const name of ['product-12-main.JPG', 'home-hero.png', 'Product-13-main.jpeg', '.DS_Store']) put(name);
  expect([...readOriginals(folder)]).toEqual([
    ['home-hero', join(folder, 'home-hero.png')],
    ['product-12-main', join(folder, 'product-12-main.JPG')],
    ['product-13-main', join(folder, 'Product-13-main.jpeg')],
  ]);
});

test.each(['product-12-main.heic', 'product 12 main.jpg', 'notes.txt'])('%s is refused with its name', (name) => {
  put(name);
  expect(() => readOriginals(folder)).toThrow(`${join(folder, name)}: save it as a JPEG, PNG or WebP`);
});

test('two files of one picture are refused', () => {
  put('product-12-main.JPG');
  put('product-12-main.png');
  expect(() => readOriginals(folder)).toThrow('product-12-main.JPG and product-12-main.png are the same picture');
});

test('a text that is named as a picture is refused with its name, in one line', async () => {
  put('product-12-main.jpg', 'no picture');
  const path = join(folder, 'product-12-main.jpg');
  await expect(planPicture({ id: 'product-12-main', path })).rejects.toThrow(
    /^\S*product-12-main\.jpg is no picture that can be read: .*$/,
  );
});

test('a picture is planned with what its size lacks', async () => {
  const path = join(folder, 'product-12-main.jpg');
  await createTinyPicture().jpeg().toFile(path);
  expect((await planPicture({ id: 'product-12-main', path })).sizeMistake).toContain('is 8 pixels wide');
});

test.each([
  ['product-12-main', 1600, 1200, undefined],
  ['product-12-main', 400, 300, 'is 400 pixels wide, and looks blurred below 1600'],
  ['product-12-main', 1800, 2400, 'is 1800 x 2400: 4:3 fits its frame'],
  ['home-hero', 2560, 1100, undefined],
  ['home-hero', 300, 100, 'is 300 pixels wide, and looks blurred below 480'],
])('what a picture %s of %d x %d lacks is reported', (id, width, height, flaw) => {
  expect(findSizeMistake(id, width, height)).toBe(flaw);
});

test('an original that has not changed is not encoded anew: its planned files are those that are served', async () => {
  const id = 'about-band';
  const path = readOriginals().get(id) ?? '';
  const { files } = await planPicture({ id, path });
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(join('public/media', file)))).toEqual([]);
});
