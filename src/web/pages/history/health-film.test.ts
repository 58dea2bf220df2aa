import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { autoplayUrl, HealthFilm } from './health-film.tsx';

test('adds autoplay and keeps the other parameters', () => {
  expect(autoplayUrl('https://video.example/embed/abc')).toBe('https://video.example/embed/abc?autoplay=1');
  expect(autoplayUrl('https://video.example/embed/abc?rel=0&autoplay=0')).toBe(
    'https://video.example/embed/abc?rel=0&autoplay=1',
  );
});

const renderFilm = (embedUrl: string) => renderToStaticMarkup(createElement(HealthFilm, { embedUrl }));

test('a film has a button, and a link for browsers without script; a placeholder has neither', () => {
  const html = renderFilm('https://video.example/embed/abc');
  expect(html).toContain('Play video');
  expect(html).toMatch(
    /<noscript> <a [^>]*href="https:\/\/video.example\/embed\/abc">Watch the video<\/a><\/noscript>/,
  );
  const placeholder = renderFilm('https://video.example/embed/00000000000');
  expect(placeholder).toContain('The film is not here yet.');
  expect(placeholder).not.toMatch(/<button|<a |video\.example/);
});
