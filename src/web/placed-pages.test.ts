import { NavigationType } from 'react-router';
import { expect, test } from 'vitest';
import { putAhead, showPage, type Place, type PlacedPages } from './placed-pages.ts';

const at = (path: string, key: string, navigationType = NavigationType.Push): Place => {
  const { pathname, search, hash } = new URL(path, 'https://example.com');
  return { location: { pathname, search, hash, key, state: null }, navigationType };
};
const back = (path: string, key: string) => at(path, key, NavigationType.Pop);
const visit = (...places: readonly Place[]) =>
  places.reduce<PlacedPages>(
    (pages, place) => showPage(pages, place, place.location.pathname),
    [{ id: 0, place: back('/shop', 'default'), content: '/shop' }],
  );
const ahead = (pages: PlacedPages, path: string) => putAhead(pages, at(path, '').location, path);
const paths = (pages: PlacedPages) => pages.map(({ place }) => place.location.pathname);
const ids = (pages: PlacedPages) => pages.map(({ id }) => id);

test('the last three pages are kept behind the shown one, the last one first', () => {
  const pages = visit(at('/about', 'a'), at('/history', 'b'), at('/technology', 'c'), at('/contact', 'd'));
  expect(paths(pages)).toEqual(['/contact', '/technology', '/history', '/about']);
  expect(new Set(ids(pages)).size).toBe(4);
});

test('a page comes back by its entry of the history, backwards and forwards', () => {
  const pages = visit(at('/about', 'a'), at('/history', 'b'));
  const returned = showPage(pages, back('/about', 'a'), '/about');
  expect(paths(returned)).toEqual(['/about', '/history', '/shop']);
  expect(ids(returned)).toEqual([pages[1]?.id, pages[0].id, pages[2]?.id]);
  const forward = showPage(returned, back('/history', 'b'), '/history');
  expect(forward[0].id).toBe(pages[0].id);
  expect(showPage(pages, back('/shop', 'default'), '/shop')[0].id).toBe(0);
});

test.each([
  ['a link', at('/about', 'new')],
  ['another entry of the history', back('/about', 'other')],
])('%s opens a new page, and the former one of its path is not kept', (_, place) => {
  const pages = visit(at('/about', 'a'), at('/history', 'b'));
  const opened = showPage(pages, place, '/about');
  expect(paths(opened)).toEqual(['/about', '/history', '/shop']);
  expect(ids(pages)).not.toContain(opened[0].id);
  expect(opened[0].place).toBe(place);
});

test.each(['/product/3', '/order/cinnamon', '/cart'])('%s is neither kept nor rendered ahead', (path) => {
  const pages = visit(at(path, 'a'), at('/about', 'b'));
  expect(paths(pages)).toEqual(['/about', '/shop']);
  expect(ahead(pages, path)).toBe(pages);
});

test('the page rendered ahead is the one that opens, with its own address', () => {
  const pages = ahead(visit(), '/products');
  expect(pages[1]?.place.location.key).toBe('');
  const opened = showPage(pages, at('/products?q=mace', 'a'), '/products');
  expect(opened[0].id).toBe(pages[1]?.id);
  expect(opened[0].place.location).toMatchObject({ search: '?q=mace', key: 'a' });
  expect(paths(opened)).toEqual(['/products', '/shop']);
});

test('one page is rendered ahead, until another one opens', () => {
  const pages = ahead(ahead(visit(), '/about'), '/history');
  expect(paths(pages)).toEqual(['/shop', '/history']);
  expect(ahead(pages, '/history')).toBe(pages);
  expect(ahead(pages, '/shop')).toBe(pages);
  expect(paths(showPage(pages, at('/contact', 'a'), '/contact'))).toEqual(['/contact', '/shop']);
});

test('Back shows the page that was left, not the same one rendered ahead', () => {
  const pages = ahead(visit(at('/about', 'a'), at('/history', 'b')), '/about');
  expect(showPage(pages, back('/about', 'a'), '/about')[0].id).toBe(pages[1]?.id);
});

test('a page is not replaced when its own address or content changes', () => {
  const pages = ahead(visit(at('/products', 'a')), '/about');
  const [shown, ...hidden] = pages;
  const place = at('/products?q=mace', 'b');
  expect(showPage(pages, place, '/products')).toEqual([{ ...shown, place }, ...hidden]);
  expect(showPage(pages, shown.place, 'loaded')).toEqual([{ ...shown, content: 'loaded' }, ...hidden]);
  expect(showPage(pages, shown.place, '/products')).toBe(pages);
});
