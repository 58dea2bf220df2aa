import { figureLabels } from '#text/figures.ts';
import type { Figure } from './types.ts';

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

/** A row of a specification. */
export interface FigureRow extends Figure {
  readonly name: FigureName;
}

/** The rows of a specification, labelled, in its order. */
export function figureRows(figures: Figures): readonly FigureRow[] {
  return Object.entries(figures).map(([name, value]) => {
    const figureName = name as FigureName;
    return { name: figureName, label: figureLabels[figureName], value };
  });
}
