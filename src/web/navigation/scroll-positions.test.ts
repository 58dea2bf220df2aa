import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { sessionStore } from '#web/storage/browser-storage.ts';
import { scrollKey } from '#web/storage/keys.ts';
import { createScrollPositions } from './scroll-positions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.remove(scrollKey);
});

const scrollTo = (y: number) => vi.stubGlobal('scrollY', y);

test('a position is known at once, and stored for the next document when this one is left', () => {
  const { savePosition, readPosition, manageScrollRestoration } = createScrollPositions();
  onTestFinished(manageScrollRestoration());
  scrollTo(900);
  savePosition('a /history');
  expect(readPosition('a /history')).toBe(900);
  expect(sessionStorage.getItem('scroll')).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(createScrollPositions().readPosition('a /history')).toBe(900);
});

test('a page is scrolled by hand until it is left', () => {
  const { manageScrollRestoration } = createScrollPositions();
  onTestFinished(manageScrollRestoration());
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
});

test('a page that the browser shows again from its cache is scrolled by hand again', () => {
  const { manageScrollRestoration } = createScrollPositions();
  const end = manageScrollRestoration();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  end();
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('manual');
});

test('the positions of other entries stay', () => {
  sessionStorage.setItem('scroll', '{"b /about":120}');
  const { savePosition, readPosition } = createScrollPositions();
  scrollTo(5);
  savePosition('a /history');
  window.dispatchEvent(new Event('pagehide'));
  expect(readPosition('b /about')).toBe(120);
  expect(readPosition('c /shop')).toBeUndefined();
});

test('without storage a position is known as long as the document lives', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { savePosition, readPosition } = createScrollPositions();
  scrollTo(700);
  savePosition('a /history');
  window.dispatchEvent(new Event('pagehide'));
  expect(readPosition('a /history')).toBe(700);
});

test.each(['null', '[', '"text"'])('stored text %s counts as no position', (text) => {
  sessionStorage.setItem('scroll', text);
  expect(createScrollPositions().readPosition('a /history')).toBeUndefined();
});
