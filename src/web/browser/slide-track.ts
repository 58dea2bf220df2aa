/** The first frame shows the animation this far in, because it would show no movement at its beginning. */
const firstFrameMs = 16;

const easeOutCubic = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * Scrolls a track to `left`, in CSS pixels, within `durationMs`, without snapping, then calls `onEnd`. Returns a
 * function that ends the scrolling early. A CSS animation would begin late, because the browser first draws the
 * contents into layers.
 */
export function slideTrack(track: HTMLElement, left: number, durationMs: number, onEnd: () => void): () => void {
  const startLeft = track.scrollLeft;
  let startMs: number | undefined;
  let frame = requestAnimationFrame(step);
  track.style.scrollSnapType = 'none';

  function step(now: number): void {
    startMs ??= now - firstFrameMs;
    const progress = Math.min(1, (now - startMs) / durationMs);
    track.scrollLeft = startLeft + (left - startLeft) * easeOutCubic(progress);
    if (progress < 1) frame = requestAnimationFrame(step);
    else end();
  }
  function end(): void {
    cancelAnimationFrame(frame);
    track.style.scrollSnapType = '';
    onEnd();
  }
  return end;
}
