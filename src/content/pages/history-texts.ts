import type { LabeledValue } from '#content/catalogue/product-text.ts';

export interface Chapter {
  readonly date: string;
  /** Whether the page shows the date in large figures. */
  readonly isLandmark: boolean;
  readonly title: string;
  readonly text: string;
  readonly aside: LabeledValue;
}
