/** What a fresh frame adds, so that the first one shows a movement already, in milliseconds. */
const firstFrame = 16;

/**
 * Scrolls a track to `left`, in CSS pixels, within `duration` milliseconds, without snapping, then calls `onEnd`. Returns what
 * ends it early. Not an animation of the contents: the browser would draw them into layers first.
 */
export function slide(track: HTMLElement, left: number, duration: number, onEnd: () => void): () => void {
  const from = track.scrollLeft;
  let start: number | undefined;
  let frame = requestAnimationFrame(step);
  track.style.scrollSnapType = 'none';

  function step(now: number): void {
    start ??= now - firstFrame;
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

/** Fast, then slower: the share of the way for a share of the time. */
const easeOut = (part: number) => 1 - (1 - part) ** 3;
