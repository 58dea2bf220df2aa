import { categories, type Category } from '#domain/catalogue/categories.ts';

export const showcaseIntervalMs = 2000;

export interface Showcase {
  readonly selectedCategory: Category;
  readonly mode: 'playing' | 'paused';
  /** Changes with each selection, by timer or click; a new value restarts the timer. */
  readonly cycle: number;
}

export type ShowcaseEvent =
  | { readonly type: 'tick'; readonly cycle: number }
  | { readonly type: 'select'; readonly category: Category }
  | { readonly type: 'play' | 'pause' };

export const initialShowcase: Showcase = { selectedCategory: categories[0], mode: 'playing', cycle: 0 };

export function showcaseReducer(showcase: Showcase, event: ShowcaseEvent): Showcase {
  const cycle = showcase.cycle + 1;
  switch (event.type) {
    case 'tick':
      if (showcase.mode !== 'playing' || event.cycle !== showcase.cycle) return showcase;
      return { ...showcase, selectedCategory: categoryAfter(showcase.selectedCategory), cycle };
    case 'select':
      return { ...showcase, selectedCategory: event.category, cycle };
    case 'play':
      return { ...showcase, mode: 'playing' };
    case 'pause':
      return { ...showcase, mode: 'paused' };
  }
}

function categoryAfter(category: Category): Category {
  return categories[categories.indexOf(category) + 1] ?? categories[0];
}
