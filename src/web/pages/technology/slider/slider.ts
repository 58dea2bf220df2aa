export const slideIntervalMs = 5000;

/** `playing`: a timer moves the pictures. `stopped`: the timer has ended for good, as the visitor has moved them. */
export interface Slider {
  readonly index: number;
  readonly mode: 'playing' | 'paused' | 'stopped';
}

export type SliderEvent =
  { readonly type: 'tick' | 'previous' | 'next' | 'play' | 'pause' } | { readonly type: 'swipe'; readonly to: number };

export const initialSlider: Slider = { index: 0, mode: 'playing' };

export function sliderReducer(slider: Slider, event: SliderEvent, length: number): Slider {
  const { index, mode } = slider;
  switch (event.type) {
    case 'tick':
      return mode === 'playing' ? { mode, index: (index + 1) % length } : slider;
    case 'previous':
      return { mode: 'stopped', index: (index - 1 + length) % length };
    case 'next':
      return { mode: 'stopped', index: (index + 1) % length };
    case 'play':
      return mode === 'paused' ? { index, mode: 'playing' } : slider;
    case 'pause':
      return mode === 'playing' ? { index, mode: 'paused' } : slider;
    case 'swipe':
      return event.to === index ? slider : { mode: 'stopped', index: event.to };
  }
}
