import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { autoplayUrl } from './health-film.tsx';

test('adds autoplay and keeps the other parameters', () => {
  expect(autoplayUrl('https://video.example/embed/abc')).toBe('https://video.example/embed/abc?autoplay=1');
  expect(autoplayUrl('https://video.example/embed/abc?rel=0&autoplay=0')).toBe(
    'https://video.example/embed/abc?rel=0&autoplay=1',
  );
});

afterEach(() => vi.unstubAllEnvs());

async function renderFilm(embedUrl: string): Promise<string> {
  vi.stubEnv('VIDEO_EMBED_URL', embedUrl);
  vi.resetModules();
  const { HealthFilm } = await import('./health-film.tsx');
  return renderToStaticMarkup(createElement(HealthFilm));
}

test('a film has a button, and a link for browsers without script; a placeholder has neither', async () => {
  const html = await renderFilm('https://video.example/embed/abc');
  expect(html).toContain('Play video');
  expect(html).toMatch(
    /<noscript> <a [^>]*href="https:\/\/video.example\/embed\/abc">Watch the video<\/a><\/noscript>/,
  );
  const placeholder = await renderFilm('https://video.example/embed/00000000000');
  expect(placeholder).toContain('The film is not here yet.');
  expect(placeholder).not.toMatch(/<button|<a |video\.example/);
});
