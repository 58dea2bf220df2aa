import type { ReviewsHeightMessage } from '#contract';

/** Heights of the frame in CSS pixels: below the least the widget shows nothing yet, above the greatest it scrolls. */
const minHeight = 40;
const maxHeight = 2000;

/** Parses a message of the frame: the height to give it, in CSS pixels; undefined where it is none of ours. */
export function parseReviewsHeight(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { reviewsHeight: height } = data as Partial<Record<keyof ReviewsHeightMessage, unknown>>;
  if (typeof height !== 'number' || !Number.isFinite(height) || height < minHeight) return undefined;
  return Math.min(Math.ceil(height), maxHeight);
}
