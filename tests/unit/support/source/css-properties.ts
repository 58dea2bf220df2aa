const custom = '--.*';
const placeInFlex = 'flex(-grow|-shrink|-basis)?|order';
const placeInGrid = 'grid-(area|row|column)(-.*)?';
const placeInCell = '(align|justify)-self|(scroll-)?margin.*|max-width';

/** Properties that a parent may set for a child whose own styles it does not know. */
export const placeProperties = new RegExp(`^(${[custom, placeInFlex, placeInGrid, placeInCell].join('|')})$`);
