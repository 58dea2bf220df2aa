import type { PictureSource } from '#content/pictures/picture.ts';
import type { ProductIdIn } from '#domain/catalogue/catalogue.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';

type GeneralSpecificationKey =
  'botanicalName' | 'partUsed' | 'hsCode' | 'form' | 'packing' | 'storage' | 'tests' | 'orderUnit';

type OwnSpecificationKey =
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

export type SpecificationKey = GeneralSpecificationKey | OwnSpecificationKey;

export type Specification = Readonly<
  Record<GeneralSpecificationKey, string> & Partial<Record<OwnSpecificationKey, string>>
>;

export interface LabeledValue {
  readonly label: string;
  readonly value: string;
}

/** In millimetres; `from` is 0 where only a limit is stated. */
export interface LengthRange {
  readonly from: number;
  readonly to: number;
}

export type SpecificationLengths = Readonly<Partial<Record<SpecificationKey, LengthRange>>>;

export interface ProductText {
  /** The product in one or two sentences, 90 to 155 characters; also for search engines. */
  readonly summary: string;
  /** Three paragraphs of different lengths. Packing, storage and tests are rows of `specification`. */
  readonly description: readonly [string, string, string];
  readonly specification: Specification;
  /** The first weight of a pack that `specification.packing` states. */
  readonly usualPackKg?: number;
  readonly lengthsMm?: SpecificationLengths;
  readonly specificationNote: string;
  readonly detailPictures: readonly [PictureSource, PictureSource];
}

export interface ProductCardText {
  readonly name: string;
  readonly cardLine: string;
  readonly picture: PictureSource;
}

export type ProductCardTexts<In extends CategoryId> = Readonly<Record<ProductIdIn<In>, ProductCardText>>;
