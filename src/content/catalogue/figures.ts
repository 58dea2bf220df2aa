import type { Figure, FigureName, Figures } from '#content/types.ts';
import { figureLabels } from '#text/catalogue/figures.ts';

export interface FigureRow extends Figure {
  readonly name: FigureName;
}

export function figureRows(figures: Figures): readonly FigureRow[] {
  return Object.entries(figures).map(([name, value]) => {
    const figureName = name as FigureName;
    return { name: figureName, label: figureLabels[figureName], value };
  });
}
