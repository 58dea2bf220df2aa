import type { PictureSource } from '#content/pictures/picture.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';

export type SpeciesFact = 'botanicalName' | 'origin' | 'flavor' | 'look' | 'coumarin' | 'uses' | 'price';

export interface CinnamonSpecies {
  readonly title: string;
  readonly picture: PictureSource;
  readonly facts: Readonly<Partial<Record<SpeciesFact, string>>>;
}

export interface GradeCard {
  readonly productId: ProductId;
  readonly name: string;
  readonly picture: PictureSource;
  readonly hook: string;
  readonly size: string;
}
