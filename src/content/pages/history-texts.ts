import type { LabeledValue } from '#content/catalogue/product-text.ts';

export interface Chapter {
  readonly date: string;
  readonly isLandmark: boolean;
  readonly title: string;
  readonly text: string;
  readonly aside: LabeledValue;
}
