import { afterEach, expect, test, vi } from 'vitest';
import * as catalogue from '#content/es/catalogue/names.ts';

async function load(language: string) {
  vi.resetModules();
  vi.doMock('#text/site.ts', () => ({ language }));
  vi.doMock('#text/catalogue/names.ts', () => catalogue);
  return (await import('./localize-item.ts')).localizeItem;
}

afterEach(() => {
  vi.doUnmock('#text/site.ts');
  vi.doUnmock('#text/catalogue/names.ts');
});

const pepper = { category: 'Whole Spices', type: 'Black Pepper', quantity: 2 };

test('a stored item is shown by its Spanish names', async () => {
  const localizeItem = await load('es');
  expect(localizeItem(pepper)).toEqual({ category: 'Especias enteras', type: 'Pimienta negra', quantity: 2 });
  expect(localizeItem({ category: 'Cinnamon', type: 'Alba' })).toEqual({ category: 'Canela', type: 'Alba' });
});

test('an unknown type or category is shown as it is stored', async () => {
  const localizeItem = await load('es');
  expect(localizeItem({ category: 'Cinnamon', type: 'Vanilla' })).toEqual({ category: 'Canela', type: 'Vanilla' });
  expect(localizeItem({ category: 'Herbs', type: 'Alba' })).toEqual({ category: 'Herbs', type: 'Alba' });
});

test('in English the stored item itself is shown', async () => {
  expect((await load('en'))(pepper)).toBe(pepper);
});
