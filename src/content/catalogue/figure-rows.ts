import { getEntries } from '#domain/fields.ts';
import { figureLabels } from '#text/catalogue/figures.ts';
import type { Figure, FigureName, Figures } from './product-text.ts';

export interface FigureRow extends Figure {
  readonly name: FigureName;
}

export function figureRows(figures: Figures): readonly FigureRow[] {
  return getEntries(figures).map(([name, value]) => ({ name, label: figureLabels[name], value }));
}
