import { describe, expect, test } from 'vitest';
import { initialSlider, sliderReducer, type Slider, type SliderEvent } from './slider.ts';

type PlainType = Exclude<SliderEvent['type'], 'swipe'>;

const applyEvents = (events: (SliderEvent | PlainType)[], from: Slider = initialSlider) =>
  events.reduce((slider, event) => sliderReducer(slider, typeof event === 'string' ? { type: event } : event, 5), from);

describe('the slider', () => {
  test('starts at the first slide, and plays', () => {
    expect(initialSlider).toEqual({ index: 0, mode: 'playing' });
  });

  test('advances from the last slide to the first', () => {
    expect(applyEvents(['tick'])).toEqual({ index: 1, mode: 'playing' });
    expect(applyEvents(['tick'], { index: 4, mode: 'playing' })).toEqual({ index: 0, mode: 'playing' });
  });

  test('moves by one on a click, wraps at both ends, and stops advancing', () => {
    expect(applyEvents(['next'])).toEqual({ index: 1, mode: 'stopped' });
    expect(applyEvents(['previous'])).toEqual({ index: 4, mode: 'stopped' });
    expect(applyEvents(['next'], { index: 4, mode: 'playing' })).toEqual({ index: 0, mode: 'stopped' });
    expect(applyEvents(['next', 'tick', 'play', 'tick'])).toEqual({ index: 1, mode: 'stopped' });
  });

  test('stops at the slide that a finger has moved to, and goes on if that is the same', () => {
    expect(applyEvents([{ type: 'swipe', to: 3 }, 'tick'])).toEqual({ index: 3, mode: 'stopped' });
    expect(applyEvents([{ type: 'swipe', to: 0 }, 'tick'])).toEqual({ index: 1, mode: 'playing' });
  });

  test('does not advance while paused and continues when played', () => {
    expect(applyEvents(['tick', 'pause', 'tick'])).toEqual({ index: 1, mode: 'paused' });
    expect(applyEvents(['tick', 'pause', 'play', 'tick'])).toEqual({ index: 2, mode: 'playing' });
  });

  test('stays stopped when paused', () => {
    expect(applyEvents(['previous', 'pause'])).toEqual({ index: 4, mode: 'stopped' });
  });

  test('stays at its only slide', () => {
    expect(sliderReducer(initialSlider, { type: 'previous' }, 1).index).toBe(0);
    expect(sliderReducer(initialSlider, { type: 'tick' }, 1).index).toBe(0);
  });
});
