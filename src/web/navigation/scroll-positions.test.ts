// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

/** The module as a newly loaded document has it. */
async function load() {
  vi.resetModules();
  return import('./scroll-positions.ts');
}

const scrollTo = (y: number) => vi.stubGlobal('scrollY', y);

test('a position is known at once, and stored a moment later for the next document', async () => {
  vi.useFakeTimers();
  const { keepPosition, positionOf } = await load();
  scrollTo(900);
  keepPosition('a /history');
  expect(positionOf('a /history')).toBe(900);
  expect(sessionStorage.getItem('scroll')).toBeNull();
  vi.runAllTimers();
  expect((await load()).positionOf('a /history')).toBe(900);
});

test('a visitor who leaves at once finds the place again', async () => {
  const { keepPosition } = await load();
  scrollTo(300);
  keepPosition('a /history');
  window.dispatchEvent(new Event('pagehide'));
  expect((await load()).positionOf('a /history')).toBe(300);
});

test('the positions of other entries stay', async () => {
  sessionStorage.setItem('scroll', '{"b /about":120}');
  const { keepPosition, positionOf } = await load();
  scrollTo(5);
  keepPosition('a /history');
  window.dispatchEvent(new Event('pagehide'));
  expect(positionOf('b /about')).toBe(120);
  expect(positionOf('c /shop')).toBeUndefined();
});

test('without storage a position is known as long as the document lives', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { keepPosition, positionOf } = await load();
  scrollTo(700);
  keepPosition('a /history');
  window.dispatchEvent(new Event('pagehide'));
  expect(positionOf('a /history')).toBe(700);
});

test.each(['null', '[', '"text"'])('stored text %s counts as no position', async (text) => {
  sessionStorage.setItem('scroll', text);
  expect((await load()).positionOf('a /history')).toBeUndefined();
});
