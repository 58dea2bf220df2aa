export const slideIntervalMs = 5000;

/** `advancing`: moves by timer. `paused`: until resumed. `stopped`: for good, after the visitor moved the pictures. */
export interface Slider {
  readonly index: number;
  readonly mode: 'advancing' | 'paused' | 'stopped';
}

export type SliderEvent =
  | { readonly type: 'tick' | 'previous' | 'next' | 'pause' | 'resume' }
  | { readonly type: 'swipe'; readonly to: number };

export const initialSlider: Slider = { index: 0, mode: 'advancing' };

export function sliderReducer(slider: Slider, event: SliderEvent, length: number): Slider {
  const { index, mode } = slider;
  switch (event.type) {
    case 'tick':
      return mode === 'advancing' ? { mode, index: (index + 1) % length } : slider;
    case 'previous':
      return { mode: 'stopped', index: (index - 1 + length) % length };
    case 'next':
      return { mode: 'stopped', index: (index + 1) % length };
    case 'pause':
      return mode === 'advancing' ? { index, mode: 'paused' } : slider;
    case 'resume':
      return mode === 'paused' ? { index, mode: 'advancing' } : slider;
    case 'swipe':
      return event.to === index ? slider : { mode: 'stopped', index: event.to };
  }
}
