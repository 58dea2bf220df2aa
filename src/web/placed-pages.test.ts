import { NavigationType } from 'react-router';
import { expect, test } from 'vitest';
import { firstPages, putAhead, showPage, type Place, type PlacedPages } from './placed-pages.ts';

const at = (path: string, key: string, navigationType = NavigationType.Push): Place => {
  const { pathname, search, hash } = new URL(path, 'https://example.com');
  return { location: { pathname, search, hash, key, state: null }, navigationType };
};
const back = (path: string, key: string) => at(path, key, NavigationType.Pop);
const visit = (...places: readonly Place[]) =>
  places.reduce(
    (pages, place) => showPage(pages, place, place.location.pathname),
    firstPages(at('/shop', 'first'), '/shop'),
  );
const ahead = (pages: PlacedPages, path: string) => putAhead(pages, at(path, '').location, path);
const pathsLeft = ({ left }: PlacedPages) => left.map(({ place }) => place.location.pathname);

test('the last three pages are kept, the latest first', () => {
  const pages = visit(at('/about', 'a'), at('/history', 'b'), at('/technology', 'c'), at('/contact', 'd'));
  expect(pages.shown.content).toBe('/contact');
  expect(pathsLeft(pages)).toEqual(['/technology', '/history', '/about']);
});

test('a page comes back as it was, with the address that it had', () => {
  const pages = visit(at('/about', 'a'), at('/history', 'b'));
  const returned = showPage(pages, back('/about', 'a'), '/about');
  expect(returned.shown).toMatchObject({ ...pages.left[0], fadesIn: true });
  expect(returned.shown.place).toBe(pages.left[0]?.place);
  expect(pathsLeft(returned)).toEqual(['/history', '/shop']);
  expect(showPage(returned, back('/about', 'a'), '/about')).toBe(returned);
  const forward = showPage(returned, back('/history', 'b'), '/history');
  expect(forward.shown.id).toBe(pages.shown.id);
});

test.each([
  ['a link', at('/about', 'new')],
  ['another entry of the history', back('/about', 'other')],
  ['another address of the same entry', back('/about?type=Alba', 'a')],
])('%s opens a new page', (_, place) => {
  const pages = visit(at('/about', 'a'), at('/history', 'b'));
  const { shown } = showPage(pages, place, '/about');
  expect([pages.shown, ...pages.left].map(({ id }) => id)).not.toContain(shown.id);
  expect(shown.place).toBe(place);
});

test.each(['/product/3', '/order/cinnamon', '/cart'])('%s is neither kept nor rendered ahead', (path) => {
  const pages = visit(at(path, 'a'), at('/about', 'b'));
  expect(pathsLeft(pages)).toEqual(['/shop']);
  expect(ahead(pages, path)).toBe(pages);
});

test('the page rendered ahead is the one that opens, with its own address', () => {
  const pages = ahead(visit(), '/products');
  expect(pages.ahead?.place.location.key).toBe('');
  const opened = showPage(pages, at('/products?q=mace', 'a'), '/products');
  expect(opened.shown.id).toBe(pages.ahead?.id);
  expect(opened.shown.place.location).toMatchObject({ search: '?q=mace', key: 'a' });
  expect(opened.ahead).toBeUndefined();
});

test('one page is rendered ahead, until another one opens', () => {
  const pages = ahead(ahead(visit(), '/about'), '/history');
  expect(pages.ahead?.content).toBe('/history');
  expect(ahead(pages, '/history')).toBe(pages);
  expect(ahead(pages, '/shop')).toBe(pages);
  expect(showPage(pages, at('/contact', 'a'), '/contact').ahead).toBeUndefined();
});

test('a page is not replaced when its own address or content changes', () => {
  const pages = ahead(visit(at('/products', 'a')), '/about');
  const place = at('/products?q=mace', 'b');
  const changed = showPage(pages, place, '/products');
  expect(changed).toEqual({ ...pages, shown: { ...pages.shown, place } });
  expect(showPage(pages, pages.shown.place, 'loaded').shown).toEqual({ ...pages.shown, content: 'loaded' });
});

test('the first page does not fade in, others do, but not where pictures move', () => {
  expect(visit().shown.fadesIn).toBe(false);
  expect(visit(at('/about', 'a')).shown.fadesIn).toBe(true);
  expect(visit(at('/product/3', 'a')).shown.fadesIn).toBe(false);
});
