import type { Locator } from '@playwright/test';
import { readPageRecords } from '#tests/e2e/support/reading/page-records.ts';

interface PlaceAtClick {
  readonly box: DOMRect;
  readonly scrollY: number;
}

/** Clicks on `target` and returns the place of `measured` at that event, because the page may scroll before it. */
export async function clickAndMeasure(target: Locator, measured = target): Promise<PlaceAtClick> {
  await measured.evaluate((element) => {
    const recordPlace = () => {
      const place = { box: element.getBoundingClientRect(), scrollY: window.scrollY };
      Object.assign(window, { placesAtClick: [place] });
    };
    window.addEventListener('click', recordPlace, { capture: true, once: true });
  });
  await target.click();
  const [place] = await readPageRecords<PlaceAtClick>(target.page(), 'placesAtClick');
  if (!place) throw new Error('no click was noted');
  return place;
}
