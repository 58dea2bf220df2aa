import type { Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { readPageRecords } from '#tests/e2e/support/reading/page-records.ts';

/*
 * These functions record, pause, hold or break the view transitions that move pictures between pages, from the next
 * document on.
 */

type Start = (given?: ViewTransitionUpdateCallback | StartViewTransitionOptions) => ViewTransition;

/** Puts `wrap` around `document.startViewTransition`. `wrap` runs in the page, so it sees only its parameters. */
async function wrapTransitions(
  page: Page,
  wrap: (start: Start, given: Parameters<Start>[0], errorName: string) => ViewTransition,
  errorName = '',
): Promise<void> {
  await page.addInitScript(`{
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (given) => (${String(wrap)})(start, given, ${JSON.stringify(errorName)});
  }`);
}

export async function recordMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => Object.assign(window, { moved: [] }));
  await wrapTransitions(page, (start, given) => {
    const transition = start(given);
    const record = async () => {
      await transition.ready;
      const { moved } = window as unknown as { readonly moved: string[] };
      for (const { effect } of document.getAnimations()) {
        if (effect instanceof KeyframeEffect && effect.pseudoElement) moved.push(effect.pseudoElement);
      }
      document.documentElement.dataset.moveRecorded = '';
    };
    void record();
    return transition;
  });
  return () => readPageRecords<string>(page, 'moved');
}

/** The document once `recordMoves` has recorded a view transition of it, also of one that moves nothing. */
export const documentWithRecordedMove = (page: Page) => byCss(page, 'html[data-move-recorded]');

export async function pauseMoves(page: Page): Promise<() => Promise<void>> {
  await wrapTransitions(page, (start, given) => {
    const transition = start(given);
    const pause = async () => {
      await transition.ready;
      for (const animation of document.getAnimations()) animation.pause();
      document.documentElement.dataset.paused = '';
    };
    void pause();
    return transition;
  });
  return () => byCss(page, 'html[data-paused]').waitFor();
}

export async function holdMoves(
  page: Page,
): Promise<{ readonly waitUntilHeld: () => Promise<void>; readonly release: () => Promise<void> }> {
  await wrapTransitions(page, (start, given) => {
    const { update } = given as StartViewTransitionOptions;
    const hold = async () => {
      document.documentElement.dataset.held = '';
      await new Promise((go) => window.addEventListener('go', go, { once: true }));
      await update?.();
    };
    return start({ update: hold });
  });
  return {
    waitUntilHeld: () => byCss(page, 'html[data-held]').waitFor({ state: 'attached' }),
    release: () => page.evaluate(() => void window.dispatchEvent(new Event('go'))),
  };
}

export async function failMoves(page: Page, name: string): Promise<void> {
  const fail = (start: Start, given: Parameters<Start>[0], errorName: string) => {
    const transition = start(given);
    transition.ready.catch(() => undefined);
    transition.skipTransition();
    const { promise, reject } = Promise.withResolvers<void>();
    reject(new DOMException('not moved', errorName));
    return { finished: transition.finished, ready: promise } as unknown as ViewTransition;
  };
  await wrapTransitions(page, fail, name);
}
