import type { Page } from '@playwright/test';
import { readPageRecords } from '#tests/e2e/support/reading/page-records.ts';

interface StartedAnimation {
  readonly keyframes: Keyframe[];
  readonly duration: number;
  readonly delay: number;
  readonly from: DOMRect;
  readonly image: string;
}

/** Call before the page opens. */
export async function recordAnimations(page: Page, selector: string): Promise<() => Promise<StartedAnimation[]>> {
  await page.addInitScript((wanted) => {
    const started: StartedAnimation[] = [];
    Object.assign(window, { started });
    const { animate } = Element.prototype;
    Element.prototype.animate = function start(this: Element, ...given: Parameters<typeof animate>) {
      const animation = animate.apply(this, given);
      if (this.matches(wanted) && animation.effect instanceof KeyframeEffect) {
        const { duration, delay } = animation.effect.getComputedTiming();
        animation.pause();
        animation.currentTime = 0;
        const image = [...this.querySelectorAll('img')].find((each) => each.complete && each.naturalWidth > 0);
        started.push({
          keyframes: animation.effect.getKeyframes(),
          duration: Number(duration),
          delay: Number(delay),
          from: this.getBoundingClientRect().toJSON() as DOMRect,
          image: image?.currentSrc ?? '',
        });
        animation.play();
      }
      return animation;
    };
  }, selector);
  return () => readPageRecords<StartedAnimation>(page, 'started');
}
