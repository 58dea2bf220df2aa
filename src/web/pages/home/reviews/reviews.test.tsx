import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listButtonNames, press } from '#tests/unit/support/elements.ts';
import { render } from '#tests/unit/support/render.tsx';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function renderReviews(setting: string): Promise<HTMLElement> {
  vi.stubEnv('REVIEWS', setting);
  const { Reviews } = await import('./reviews.tsx');
  return render(
    <MemoryRouter>
      <Reviews />
    </MemoryRouter>,
  );
}

const waitForFrame = (section: HTMLElement) =>
  vi.waitFor(() => expect(section.querySelector('iframe')?.getAttribute('src')).toBe('/reviews-frame'));

test('with `visit` the widget loads with the page', async () => {
  const section = await renderReviews('visit');
  await waitForFrame(section);
  expect(listButtonNames(section)).toEqual([]);
});

test('with `click` nothing loads before the button is pressed', async () => {
  const section = await renderReviews('click');
  expect(section.querySelector('iframe')).toBeNull();
  const { company } = await import('#content/company.ts');
  const { host } = new URL(company.reviews?.scriptUrl ?? '');
  expect(section.textContent).toContain(`Show customer reviewsThey come from ${host}.`);
  expect(section.textContent).toContain('Ask for references');
  press(section, 'Show customer reviews');
  await waitForFrame(section);
  expect(listButtonNames(section)).toEqual([]);
  expect(document.activeElement?.querySelector('iframe')).not.toBeNull();
});

test('with `never` there is only the invitation', async () => {
  const section = await renderReviews('never');
  expect(section.querySelector('iframe')).toBeNull();
  expect(listButtonNames(section)).toEqual([]);
  expect(section.textContent).toContain('Ask for references');
});

test('until reviews are there, nothing announces them', async () => {
  const section = await renderReviews('visit');
  expect(section.querySelector('h2')?.textContent).toBe('What you can check');
  expect(section.textContent).not.toMatch(/Customer reviews|What our customers say/);
});
