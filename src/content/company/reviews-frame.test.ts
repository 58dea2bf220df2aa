import { expect, test } from 'vitest';
import { reviewsFramePath } from './reviews-frame.ts';

test('the page of the review widget is where a proxy in front of the server looks for it', () => {
  expect(reviewsFramePath).toBe('/reviews-frame');
});
