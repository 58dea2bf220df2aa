import type { Locator } from '@playwright/test';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';

interface PlaceAtClick {
  readonly box: DOMRect;
  readonly scrollY: number;
}

/** Clicks on `target` and returns the place of `measured` at that event, because the page may scroll before it. */
export async function clickAndMeasure(target: Locator, measured = target): Promise<PlaceAtClick> {
  await measured.evaluate((element) => {
    const note = () => {
      const place = { box: element.getBoundingClientRect(), scrollY: window.scrollY };
      document.body.dataset.placeAtClick = JSON.stringify(place);
    };
    window.addEventListener('click', note, { capture: true, once: true });
  });
  await target.click();
  return JSON.parse((await byCss(target.page(), 'body').getAttribute('data-place-at-click')) ?? '') as PlaceAtClick;
}
