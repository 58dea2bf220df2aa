import { categoryIds, type CategoryId } from '#domain/catalogue/categories.ts';

export const showcaseIntervalMs = 2000;

export interface Showcase {
  readonly selectedCategoryId: CategoryId;
  readonly mode: 'playing' | 'paused';
  /** Changes with each selection, by timer or click; a new value restarts the timer. */
  readonly cycle: number;
}

export type ShowcaseEvent =
  | { readonly type: 'tick'; readonly cycle: number }
  | { readonly type: 'select'; readonly categoryId: CategoryId }
  | { readonly type: 'play' | 'pause' };

export const initialShowcase: Showcase = { selectedCategoryId: categoryIds[0], mode: 'playing', cycle: 0 };

export function showcaseReducer(showcase: Showcase, event: ShowcaseEvent): Showcase {
  const cycle = showcase.cycle + 1;
  switch (event.type) {
    case 'tick':
      if (showcase.mode !== 'playing' || event.cycle !== showcase.cycle) return showcase;
      return { ...showcase, selectedCategoryId: getCategoryIdAfter(showcase.selectedCategoryId), cycle };
    case 'select':
      return { ...showcase, selectedCategoryId: event.categoryId, cycle };
    case 'play':
      return { ...showcase, mode: 'playing' };
    case 'pause':
      return { ...showcase, mode: 'paused' };
  }
}

function getCategoryIdAfter(categoryId: CategoryId): CategoryId {
  return categoryIds[categoryIds.indexOf(categoryId) + 1] ?? categoryIds[0];
}
