import type { PictureSource } from '#content/pictures/picture.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';

export type TypeFact = 'botanicalName' | 'origin' | 'flavor' | 'look' | 'coumarin' | 'uses' | 'price';

export interface CinnamonType {
  readonly title: string;
  readonly picture: PictureSource;
  /** A type may lack some of these. */
  readonly facts: Readonly<Partial<Record<TypeFact, string>>>;
}

export interface GradeCard {
  readonly productId: ProductId;
  readonly name: string;
  readonly picture: PictureSource;
  readonly hook: string;
  readonly size: string;
}
