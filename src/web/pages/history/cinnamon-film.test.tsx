import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listButtonNames } from '#tests/unit/support/elements.ts';
import { render } from '#tests/unit/support/render.tsx';
import { autoplayUrl, CinnamonFilm } from './cinnamon-film.tsx';

const embedUrl = 'https://video.example/embed/abc';

test('the player gets autoplay', () => {
  expect(autoplayUrl(embedUrl)).toBe(`${embedUrl}?autoplay=1`);
});

test('the player keeps the other parameters', () => {
  expect(autoplayUrl(`${embedUrl}?rel=0&autoplay=0`)).toBe(`${embedUrl}?rel=0&autoplay=1`);
});

test('the film has a button, and no player before it is pressed', () => {
  const container = render(<CinnamonFilm embedUrl={embedUrl} />);
  expect(listButtonNames(container)).toEqual(['Play video']);
  expect(container.querySelector('iframe')).toBeNull();
});

test('the prerendered film has a link for browsers without script, and no player', () => {
  const html = renderToString(<CinnamonFilm embedUrl={embedUrl} />);
  expect(html).toContain(`href="${embedUrl}">Watch the video</a></noscript>`);
  expect(html).not.toContain('<iframe');
});
