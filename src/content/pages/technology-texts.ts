import type { TechnologyName } from '#content/company/company-types.ts';
import type { PictureSource } from '#content/pictures/picture.ts';

export interface Slide {
  readonly picture: PictureSource;
  readonly title: string;
  readonly text: string;
}

export interface Technology {
  readonly name: TechnologyName;
  readonly title: string;
  /** What factories in general do here, not what the company's own one does. */
  readonly text: string;
  /** What the company's own factory does here. The page shows it if `company.ts` confirms the technology. */
  readonly confirmedText: string;
}

export interface Station {
  readonly name: string;
  readonly text: string;
}

export interface FeaturePanelTexts {
  readonly title: string;
  readonly text: string;
  /** The text describes the drawing; the numbered list below it adds the details. */
  readonly drawingDescription: string;
  readonly picture: PictureSource;
  readonly stations: readonly Station[];
}
