import { afterEach, expect, test, vi } from 'vitest';
import * as catalogue from './es/catalogue.ts';

/** `shownItem` in the language of these texts. */
async function load(language: string) {
  vi.resetModules();
  vi.doMock('#text/site.ts', () => ({ language }));
  vi.doMock('#text/catalogue.ts', () => catalogue);
  return (await import('./shown-item.ts')).shownItem;
}

afterEach(() => {
  vi.doUnmock('#text/site.ts');
  vi.doUnmock('#text/catalogue.ts');
});

const pepper = { category: 'Whole Spices', type: 'Black Pepper', quantity: 2 };

test('a stored item is shown by its Spanish names', async () => {
  const shownItem = await load('es');
  expect(shownItem(pepper)).toEqual({ category: 'Especias enteras', type: 'Pimienta negra', quantity: 2 });
  expect(shownItem({ category: 'Cinnamon', type: 'Alba' })).toEqual({ category: 'Canela', type: 'Alba' });
});

test('an unknown type or category is shown as it is stored', async () => {
  const shownItem = await load('es');
  expect(shownItem({ category: 'Cinnamon', type: 'Vanilla' })).toEqual({ category: 'Canela', type: 'Vanilla' });
  expect(shownItem({ category: 'Herbs', type: 'Alba' })).toEqual({ category: 'Herbs', type: 'Alba' });
});

test('in English the stored item itself is shown', async () => {
  expect((await load('en'))(pepper)).toBe(pepper);
});
