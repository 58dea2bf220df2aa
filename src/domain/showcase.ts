/** The categories the home page shows one after the other, in the order of the cycle (spec section 4). */
export const showcaseCategories = ['cinnamon', 'whole-spices', 'spice-powders'] as const;

export type ShowcaseCategory = (typeof showcaseCategories)[number];

/** How long a category stays before the next one takes its place, in milliseconds (spec section 9). */
export const showcaseInterval = 2000;

export interface Showcase {
  readonly selected: ShowcaseCategory;
  /** Whether the next category follows by itself. */
  readonly playing: boolean;
  /** Grows with each selection, be it by time or by a click: a new value means that the interval begins again. */
  readonly turn: number;
}

export type ShowcaseEvent =
  /** The interval that began with a turn is over. */
  | { readonly type: 'elapsed'; readonly turn: number }
  | { readonly type: 'select'; readonly category: ShowcaseCategory }
  | PlayEvent;

interface PlayEvent {
  readonly type: 'play' | 'pause';
}

/** The first category, standing still: what is shown before anything may move. */
export const firstShowcase: Showcase = { selected: showcaseCategories[0], playing: false, turn: 0 };

/**
 * The showcase after an event (spec section 4): it cycles while it plays; a click selects and the cycle goes on from
 * there, or stays where it is while it is paused.
 */
export function nextShowcase(showcase: Showcase, event: ShowcaseEvent): Showcase {
  const turn = showcase.turn + 1;
  switch (event.type) {
    case 'elapsed':
      if (!showcase.playing || event.turn !== showcase.turn) return showcase;
      return { ...showcase, selected: after(showcase.selected), turn };
    case 'select':
      return { ...showcase, selected: event.category, turn };
    case 'play':
      return { ...showcase, playing: true };
    case 'pause':
      return { ...showcase, playing: false };
  }
}

function after(category: ShowcaseCategory): ShowcaseCategory {
  const next = showcaseCategories.indexOf(category) + 1;
  return showcaseCategories[next] ?? showcaseCategories[0];
}
