import type { PictureSource } from '#content/pictures/picture.ts';
import type { ProductIdIn } from '#domain/catalogue/catalogue.ts';
import type { Category } from '#domain/catalogue/categories.ts';

type GeneralFigureName =
  'botanicalName' | 'partUsed' | 'hsCode' | 'form' | 'packing' | 'storage' | 'tests' | 'orderUnit';

type OwnFigureName =
  | 'casNumber'
  | 'femaNumber'
  | 'pieceLength'
  | 'featheringsAndChips'
  | 'maximumDiameter'
  | 'quillsPerKg'
  | 'foxing'
  | 'mesh'
  | 'bulkDensity'
  | 'relativeDensity'
  | 'nutsPerKgShelled'
  | 'nutsPerKgInShell'
  | 'headlessBuds'
  | 'moisture'
  | 'volatileOil'
  | 'eugenol'
  | 'piperine'
  | 'curcumin'
  | 'totalAsh'
  | 'heat'
  | 'colour'
  | 'dryYield'
  | 'growingCountry'
  | 'season'
  | 'supply';

/** The figures of a specification. One fact has one name, so that the rows of products line up. */
export type FigureName = GeneralFigureName | OwnFigureName;

export type Figures = Readonly<Record<GeneralFigureName, string> & Partial<Record<OwnFigureName, string>>>;

export interface Figure {
  readonly label: string;
  readonly value: string;
}

/** In millimetres; `from` is 0 where only a limit is stated. */
export interface LengthRange {
  readonly from: number;
  readonly to: number;
}

export type FigureLengths = Readonly<Partial<Record<FigureName, LengthRange>>>;

export interface ProductText {
  /** The product in one or two sentences, 90 to 155 characters; also for search engines. */
  readonly summary: string;
  /** Three paragraphs of different lengths. Packing, storage and tests are rows of `figures`. */
  readonly description: readonly [string, string, string];
  readonly figures: Figures;
  /** The first weight of a pack that `figures.packing` states. */
  readonly usualPackKg?: number;
  /** The lengths that figures state, for the drawing beside them. */
  readonly lengthsMm?: FigureLengths;
  readonly figuresNote: string;
  readonly detailPictures: readonly [PictureSource, PictureSource];
}

export interface ProductCardText {
  readonly name: string;
  readonly cardLine: string;
  readonly picture: PictureSource;
}

export type ProductCardTexts<In extends Category> = Readonly<Record<ProductIdIn<In>, ProductCardText>>;
