import { expect, test } from 'vitest';
import { playingUrl } from './playing-url.ts';

test('adds autoplay and keeps the other parameters', () => {
  expect(playingUrl('https://video.example/embed/abc')).toBe('https://video.example/embed/abc?autoplay=1');
  expect(playingUrl('https://video.example/embed/abc?rel=0&autoplay=0')).toBe(
    'https://video.example/embed/abc?rel=0&autoplay=1',
  );
});
