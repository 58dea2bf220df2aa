import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { autoplayUrl, CinnamonFilm } from './cinnamon-film.tsx';

const renderFilm = (embedUrl: string) => renderToStaticMarkup(<CinnamonFilm embedUrl={embedUrl} />);

test('the player gets autoplay, and keeps the other parameters', () => {
  expect(autoplayUrl('https://video.example/embed/abc')).toBe('https://video.example/embed/abc?autoplay=1');
  expect(autoplayUrl('https://video.example/embed/abc?rel=0&autoplay=0')).toBe(
    'https://video.example/embed/abc?rel=0&autoplay=1',
  );
});

test.each(['a1b2c3d4e5f', '00000000000'])('the film %s has a button, and a link for browsers without script', (id) => {
  const html = renderFilm(`https://video.example/embed/${id}`);
  expect(html).toMatch(/<button .*Play video/);
  expect(html).toContain(`href="https://video.example/embed/${id}">Watch the video</a></noscript>`);
  expect(html).not.toContain('<iframe');
});
