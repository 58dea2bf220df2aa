import { readdirSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import * as shop from '#text/shop.ts';
import type * as site from '#text/site.ts';
import type { Texts, Translated } from './texts.ts';

test('a language can use other sentences', () => {
  expectTypeOf<typeof site>().toExtend<Texts['site']>();
  const spanish = { ...shop, shop: { ...shop.shop, title: 'Comprar' } } satisfies Texts['shop'];
  expect(spanish.shop.title).toBe('Comprar');
});

test('a missing or unknown text is a type error', () => {
  type Shop = Texts['shop'];
  expectTypeOf<Omit<Shop, 'shopSteps'>>().not.toExtend<Shop>();
  expectTypeOf<Omit<Shop, 'shop'> & { shop: Omit<Shop['shop'], 'lead'> }>().not.toExtend<Shop>();
  expectTypeOf<Translated<{ drawing: 'hands' | 'leaf'; name: 'Hands' }>>().toEqualTypeOf<{
    readonly drawing: 'hands' | 'leaf';
    readonly name: string;
  }>();
});

const textsSource = readFileSync('src/content/texts.ts', 'utf8');

test('the texts of a language contain all modules that the site imports', () => {
  const ownModules = new Set(['counts.ts', 'search-terms.ts', 'shared-rows.ts']);
  const modules = readdirSync('src/content/en', { recursive: true, encoding: 'utf8' })
    .filter((file) => !/\.test\.ts$|\/\d+-/.test(file) && file.endsWith('.ts'))
    .filter((file) => !ownModules.has(file.split('/').at(-1) ?? ''));
  for (const file of modules) expect(textsSource, file).toContain(`'#text/${file}'`);
});
