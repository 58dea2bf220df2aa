/** Time that the first frame starts with, in milliseconds, so that it already shows a movement. */
const firstFrameMs = 16;

/**
 * Scrolls a track to `left`, in CSS pixels, within `duration` milliseconds, without snapping, then calls `onEnd`. Returns a
 * function that ends it early. It scrolls, because for an animation the browser would first draw the contents into layers.
 */
export function slide(track: HTMLElement, left: number, duration: number, onEnd: () => void): () => void {
  const from = track.scrollLeft;
  let start: number | undefined;
  let frame = requestAnimationFrame(step);
  track.style.scrollSnapType = 'none';

  function step(now: number): void {
    start ??= now - firstFrameMs;
    const part = Math.min(1, (now - start) / duration);
    track.scrollLeft = from + (left - from) * easeOut(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else end();
  }
  function end(): void {
    cancelAnimationFrame(frame);
    track.style.scrollSnapType = '';
    onEnd();
  }
  return end;
}

const easeOut = (part: number) => 1 - (1 - part) ** 3;
