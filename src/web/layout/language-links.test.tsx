import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/unit/support/render.tsx';
import { writeHistoryState } from '#web/storage/history/history-state.ts';
import { carriedStateKey } from '#web/storage/keys.ts';

test('only a click that leaves this document hands on what is typed', async () => {
  vi.stubEnv('SITE_OTHER_LOCALES', JSON.stringify([{ language: 'es', name: 'Español', localePrefix: '/es' }]));
  const { LanguageLinks } = await import('./language-links.tsx');
  const links = render(
    <MemoryRouter>
      <LanguageLinks />
    </MemoryRouter>,
  );
  writeHistoryState('draft', { message: 'a' });
  const click = (init: MouseEventInit) =>
    links.querySelector('a')?.dispatchEvent(new MouseEvent('click', { ...init, bubbles: true }));
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'] as const) {
    click({ [key]: true });
    expect(sessionStorage.getItem(carriedStateKey), key).toBeNull();
  }
  click({});
  expect(sessionStorage.getItem(carriedStateKey)).toContain('"message":"a"');
});
