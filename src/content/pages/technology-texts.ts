import type { TechnologyStep } from '#content/company/company-types.ts';
import type { PictureSource } from '#content/pictures/picture.ts';

export interface Slide {
  readonly picture: PictureSource;
  readonly title: string;
  readonly text: string;
}

export interface Technology {
  readonly step: TechnologyStep;
  readonly title: string;
  /** What factories do in this step in general, not what the company's own one does. */
  readonly text: string;
  /** What the company's own factory does in this step. The page shows it if `company.ts` confirms the step. */
  readonly ownText: string;
}

export interface Station {
  readonly name: string;
  readonly text: string;
}

export interface FeaturePanelTexts {
  readonly title: string;
  readonly text: string;
  /** The text describes the drawing; the numbered list below it adds the details. */
  readonly drawing: string;
  readonly picture: PictureSource;
  readonly stations: readonly Station[];
}
