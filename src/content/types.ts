import type { ProductIdOf } from '#domain/catalogue.ts';
import type { Category } from '#domain/categories.ts';
import type { PictureSource } from './picture.ts';

/** What every product states. */
type GeneralFigureName =
  'botanicalName' | 'partUsed' | 'hsCode' | 'form' | 'packing' | 'storage' | 'tests' | 'orderUnit';

/** What some products state. */
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

/** A fact of a specification. One name for one fact, so that the rows of different products line up. */
export type FigureName = GeneralFigureName | OwnFigureName;

/** A product's specification: the value of each fact, in the order of its panel. */
export type Figures = Readonly<Record<GeneralFigureName, string> & Partial<Record<OwnFigureName, string>>>;

/** A labelled value. */
export interface Figure {
  readonly label: string;
  readonly value: string;
}

/** The texts and pictures of one product page, beside those of its `ProductSummary`. */
export interface ProductText {
  /** One or two sentences, 90 to 155 characters; also the description for search engines. */
  readonly summary: string;
  /** Three paragraphs of different lengths. Packing, storage and tests are rows of `figures`. */
  readonly description: readonly [string, string, string];
  /** The specification panel, in the order of its rows. */
  readonly figures: Figures;
  /** A line under the panel saying how to read the figures. */
  readonly figuresNote: string;
  /** Two more pictures beside the main one. */
  readonly details: readonly [PictureSource, PictureSource];
}

/** The texts and the picture of a product in lists and searches. */
export interface ProductSummary {
  /** A name that is clear without the category, such as `Clove Powder`. */
  readonly name: string;
  /** A few words, or the one figure that distinguishes the product from similar ones. */
  readonly cardLine: string;
  readonly picture: PictureSource;
}

/** The summaries of one category, every product of it by id. */
export type ProductSummaries<In extends Category> = Readonly<Record<ProductIdOf<In>, ProductSummary>>;

/** Title and description of a page for the browser's tab, search engines and shared links. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** The texts of a not-found page. */
export interface NotFoundText {
  readonly head: PageHead;
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly linksLabel: string;
  /** Where to go instead, the likeliest first. */
  readonly links: readonly { readonly path: string; readonly label: string; readonly hint: string }[];
}
