/**
 * Runs in the frame of the review widget, and posts the height of the content to the home page whenever it changes. The
 * target is any origin, because a height is no secret and only this site may frame the page.
 */

import type { ReviewsHeightMessage } from '#contract';

const postIntervalMs = 100;

let postedHeight = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function postHeight(): void {
  timer = undefined;
  const reviewsHeight = document.body.offsetHeight;
  if (reviewsHeight === postedHeight) return;
  postedHeight = reviewsHeight;
  window.parent.postMessage({ reviewsHeight } satisfies ReviewsHeightMessage, '*');
}

function schedule(): void {
  timer ??= setTimeout(postHeight, postIntervalMs);
}

new ResizeObserver(schedule).observe(document.body);
// Browsers pause resize observers of frames that are off screen, so changes and loaded pictures are watched as well.
new MutationObserver(schedule).observe(document.body, { attributes: true, childList: true, subtree: true });
document.addEventListener('load', schedule, true);
