import { describe, expect, test } from 'vitest';
import { firstSlide, slide, type Slider, type SliderEvent } from './slider.ts';

const after = (events: SliderEvent[], from: Slider = firstSlide) =>
  events.reduce((slider, event) => slide(slider, event, 5), from);

describe('the slider', () => {
  test('starts at the first of its pictures and moves by itself', () => {
    expect(firstSlide).toEqual({ index: 0, mode: 'advancing' });
  });

  test('goes from the last picture to the first as time passes', () => {
    expect(after(['time-passed'])).toEqual({ index: 1, mode: 'advancing' });
    expect(after(['time-passed'], { index: 4, mode: 'advancing' })).toEqual({ index: 0, mode: 'advancing' });
  });

  test('moves one on or back at a click, joined at the ends, and stops for good', () => {
    expect(after(['next'])).toEqual({ index: 1, mode: 'stopped' });
    expect(after(['previous'])).toEqual({ index: 4, mode: 'stopped' });
    expect(after(['next'], { index: 4, mode: 'advancing' })).toEqual({ index: 0, mode: 'stopped' });
    expect(after(['next', 'time-passed', 'resume', 'time-passed'])).toEqual({ index: 1, mode: 'stopped' });
  });

  test('stands while it is paused and goes on from there', () => {
    expect(after(['time-passed', 'pause', 'time-passed'])).toEqual({ index: 1, mode: 'paused' });
    expect(after(['time-passed', 'pause', 'resume', 'time-passed'])).toEqual({ index: 2, mode: 'advancing' });
  });

  test('stays stopped when it is told to pause', () => {
    expect(after(['previous', 'pause'])).toEqual({ index: 4, mode: 'stopped' });
  });

  test('keeps its one picture when there is no other', () => {
    expect(slide(firstSlide, 'previous', 1).index).toBe(0);
    expect(slide(firstSlide, 'time-passed', 1).index).toBe(0);
  });
});
