import { figureLabels } from '#text/figures.ts';
import type { Figure, FigureName, Figures } from './types.ts';

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
