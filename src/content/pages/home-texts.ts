import type { PictureSource } from '#content/pictures/picture.ts';

export interface RangeCard {
  readonly picture: PictureSource;
  readonly name: string;
  readonly line: string;
  /** The page of the spice; undefined for cardamom, which is no product of the catalogue. */
  readonly path?: string;
}

export type ValueDrawingName = 'hands' | 'scales' | 'leaf' | 'parcel';

export interface Value {
  readonly drawing: ValueDrawingName;
  readonly name: string;
  readonly line: string;
}

export interface HomeCategory {
  readonly title: string;
  readonly more: string;
  readonly description: string;
  readonly picture: PictureSource;
}
