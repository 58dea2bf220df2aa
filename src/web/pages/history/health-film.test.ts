import { expect, test } from 'vitest';
import { autoplayUrl } from './health-film.tsx';

test('adds autoplay and keeps the other parameters', () => {
  expect(autoplayUrl('https://video.example/embed/abc')).toBe('https://video.example/embed/abc?autoplay=1');
  expect(autoplayUrl('https://video.example/embed/abc?rel=0&autoplay=0')).toBe(
    'https://video.example/embed/abc?rel=0&autoplay=1',
  );
});
