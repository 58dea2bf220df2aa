// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from './link.tsx';
import { NavLink } from './nav-link.tsx';
import { Router } from './router.tsx';
import { useLocation, useNavigationType } from './use-location.ts';

function Where() {
  const { pathname, search, hash, state } = useLocation();
  return <p>{`${useNavigationType()} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>;
}

function show(link: ComponentProps<typeof Link>) {
  render(
    <Router>
      <Where />
      <Link {...link}>go</Link>
    </Router>,
  );
}

const where = () => screen.getByText(/^(POP|PUSH|REPLACE) /).textContent;
const go = (event: MouseEventInit = {}) => fireEvent.click(screen.getByText('go'), event);

beforeEach(() => window.history.replaceState(null, '', '/start?a=1#here'));
afterEach(cleanup);

test('starts where the browser is', () => {
  show({ to: '/about' });
  expect(where()).toBe('POP /start?a=1#here null');
});

test('a link opens its page as a new entry of the history, with its state', () => {
  show({ to: '/about?x=y#z', state: { from: 'here' } });
  const entries = window.history.length;
  go();
  expect(where()).toBe('PUSH /about?x=y#z {"from":"here"}');
  expect(window.location.href).toContain('/about?x=y#z');
  expect(window.history.length).toBe(entries + 1);
});

test('a link to the same address, and one that says so, replaces the entry', () => {
  show({ to: '/start?a=1#here' });
  const entries = window.history.length;
  go();
  expect(where()).toBe('REPLACE /start?a=1#here null');
  cleanup();
  show({ to: '/about', replace: true });
  go();
  expect(where()).toBe('REPLACE /about null');
  expect(window.history.length).toBe(entries);
});

test('a fragment alone stays on the page', () => {
  show({ to: '#there' });
  go();
  expect(where()).toBe('PUSH /start?a=1#there null');
});

test.each([
  [{ to: '/about' }, { ctrlKey: true }],
  [{ to: '/about' }, { metaKey: true }],
  [{ to: '/about' }, { shiftKey: true }],
  [{ to: '/about' }, { altKey: true }],
  [{ to: '/about' }, { button: 1 }],
  [{ to: '/about', target: '_blank' }, {}],
])('the link %o leaves the click %o to the browser', (link, click) => {
  show(link);
  const stop = vi.fn<(event: Event) => void>((event: Event) => event.preventDefault());
  window.addEventListener('click', stop, { once: true });
  go(click);
  expect(stop).toHaveBeenCalledOnce();
  expect(where()).toBe('POP /start?a=1#here null');
});

test('a click that was dealt with goes nowhere', () => {
  show({ to: '/about', onClick: (event) => event.preventDefault() });
  go();
  expect(where()).toBe('POP /start?a=1#here null');
});

test('back and forward are followed, with the state of their entries', () => {
  show({ to: '/about' });
  act(() => {
    window.history.replaceState({ key: 'k', state: 7 }, '', '/shop');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(where()).toBe('POP /shop 7');
});

test('where the history takes no more entries the page is loaded', () => {
  show({ to: '/about' });
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  go();
  expect(assign).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('the link to the page that is shown says so', () => {
  render(
    <Router address="/about">
      <NavLink to="/about">about</NavLink>
      <NavLink to="/shop">shop</NavLink>
    </Router>,
  );
  expect(screen.getByText('about').getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('shop').getAttribute('aria-current')).toBe(null);
});

test('a link outside of a router is a mistake', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Link to="/">home</Link>)).toThrow('no Router');
  vi.restoreAllMocks();
});
