/** How long a picture stays while the slider moves by itself, in milliseconds (spec section 9). */
export const slideTime = 5000;

/**
 * `advancing`: it moves by itself. `paused`: it stands until it is told to go on. `stopped`: the visitor has taken over
 * and it never moves by itself again.
 */
export interface Slider {
  readonly index: number;
  readonly mode: 'advancing' | 'paused' | 'stopped';
}

export type SliderEvent = 'time-passed' | 'previous' | 'next' | 'pause' | 'resume';

/** The slider as it is when the page is opened. */
export const firstSlide: Slider = { index: 0, mode: 'advancing' };

/** What an event makes of a slider of `length` pictures, at least 1; the ends are joined (spec section 4). */
export function slide(slider: Slider, event: SliderEvent, length: number): Slider {
  const { index, mode } = slider;
  switch (event) {
    case 'time-passed':
      return mode === 'advancing' ? { mode, index: (index + 1) % length } : slider;
    case 'previous':
      return { mode: 'stopped', index: (index - 1 + length) % length };
    case 'next':
      return { mode: 'stopped', index: (index + 1) % length };
    case 'pause':
      return mode === 'advancing' ? { index, mode: 'paused' } : slider;
    case 'resume':
      return mode === 'paused' ? { index, mode: 'advancing' } : slider;
  }
}
