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
  readonly confirmedText: string;
}

export interface Station {
  readonly name: string;
  readonly text: string;
}

export interface FeaturePanelTexts {
  readonly title: string;
  readonly text: string;
  readonly drawingDescription: string;
  readonly picture: PictureSource;
  readonly stations: readonly Station[];
}
