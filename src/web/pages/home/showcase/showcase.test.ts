import { expect, test } from 'vitest';
import { initialShowcase, showcaseIntervalMs, showcaseReducer, type Showcase, type ShowcaseEvent } from './showcase.ts';

const createTick = ({ cycle }: Showcase): ShowcaseEvent => ({ type: 'tick', cycle });

function applyEvents(showcase: Showcase, ...events: ShowcaseEvent[]): Showcase {
  return events.reduce(showcaseReducer, showcase);
}

test('the showcase starts with cinnamon, and plays', () => {
  expect(initialShowcase).toMatchObject({ selectedCategoryId: 'cinnamon', mode: 'playing' });
});

test('the showcase shows each category for the 2000 ms of requirement R12', () => {
  expect(showcaseIntervalMs).toBe(2000);
});

test('the showcase cycles through the three categories', () => {
  let showcase = initialShowcase;
  const seen = [];
  for (let count = 0; count < 4; count++) {
    seen.push(showcase.selectedCategoryId);
    showcase = showcaseReducer(showcase, createTick(showcase));
  }
  expect(seen).toEqual(['cinnamon', 'whole-spices', 'spice-powder', 'cinnamon']);
});

test('the showcase continues from the selected category', () => {
  const clicked = applyEvents(initialShowcase, { type: 'select', categoryId: 'spice-powder' });
  expect(clicked).toMatchObject({ selectedCategoryId: 'spice-powder', mode: 'playing' });
  expect(applyEvents(clicked, createTick(clicked)).selectedCategoryId).toBe('cinnamon');
});

test('every selection restarts the timer, even of the same category', () => {
  const clicked = applyEvents(initialShowcase, { type: 'select', categoryId: 'cinnamon' });
  expect(clicked.cycle).not.toBe(initialShowcase.cycle);
  expect(applyEvents(clicked, createTick(clicked)).cycle).not.toBe(clicked.cycle);
});

test('the showcase does not advance while paused, but can be selected', () => {
  const paused = applyEvents(initialShowcase, createTick(initialShowcase), { type: 'pause' });
  expect(applyEvents(paused, createTick(paused))).toBe(paused);
  expect(applyEvents(paused, { type: 'select', categoryId: 'cinnamon' })).toMatchObject({
    selectedCategoryId: 'cinnamon',
    mode: 'paused',
  });
});

test('the timer of a category that is no longer selected is ignored', () => {
  const clicked = applyEvents(initialShowcase, { type: 'select', categoryId: 'whole-spices' });
  expect(applyEvents(clicked, createTick(initialShowcase))).toBe(clicked);
});
