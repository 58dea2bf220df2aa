import { expect, test } from 'vitest';
import { firstShowcase, nextShowcase, showcaseInterval, type Showcase, type ShowcaseEvent } from './showcase.ts';

const playing = nextShowcase(firstShowcase, { type: 'play' });

const elapsed = ({ turn }: Showcase): ShowcaseEvent => ({ type: 'elapsed', turn });

function after(showcase: Showcase, ...events: ShowcaseEvent[]): Showcase {
  return events.reduce(nextShowcase, showcase);
}

test('begins with Cinnamon, standing still', () => {
  expect(firstShowcase).toMatchObject({ selected: 'cinnamon', playing: false });
});

test('stays 2000 ms on each category', () => {
  expect(showcaseInterval).toBe(2000);
});

test('goes through the three categories and begins again', () => {
  let showcase = playing;
  const seen = [];
  for (let count = 0; count < 4; count += 1) {
    seen.push(showcase.selected);
    showcase = nextShowcase(showcase, elapsed(showcase));
  }
  expect(seen).toEqual(['cinnamon', 'whole-spices', 'spice-powders', 'cinnamon']);
});

test('goes on from the category that was clicked', () => {
  const clicked = after(playing, { type: 'select', category: 'spice-powders' });
  expect(clicked).toMatchObject({ selected: 'spice-powders', playing: true });
  expect(after(clicked, elapsed(clicked)).selected).toBe('cinnamon');
});

test('begins the interval again with each selection, also of the same category', () => {
  const clicked = after(playing, { type: 'select', category: 'cinnamon' });
  expect(clicked.turn).not.toBe(playing.turn);
  expect(after(clicked, elapsed(clicked)).turn).not.toBe(clicked.turn);
});

test('stands still while it is paused, and can be selected all the same', () => {
  const paused = after(playing, elapsed(playing), { type: 'pause' });
  expect(after(paused, elapsed(paused))).toBe(paused);
  expect(after(paused, { type: 'select', category: 'cinnamon' })).toMatchObject({
    selected: 'cinnamon',
    playing: false,
  });
});

test('pays no heed to the interval of a category that was left by a click', () => {
  const clicked = after(playing, { type: 'select', category: 'whole-spices' });
  expect(after(clicked, elapsed(playing))).toBe(clicked);
});
