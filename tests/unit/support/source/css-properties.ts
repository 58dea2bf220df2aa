const position = 'position|inset(-.*)?|top|right|bottom|left|z-index|isolation';
const layout = 'display|(grid|flex)(-.*)?|((column|row)-)?gap|(align|justify|place)-(content|items|self)|order';
const size = '((min|max)-)?(width|height)|aspect-ratio|overflow(-[xy])?';
const space = '(margin|padding|border)(-.*)?';
const font = 'font(-family|-size|-style|-weight)?';
const textSpacing = 'line-height|letter-spacing';
const custom = '--.*';
const placeInFlex = 'flex(-grow|-shrink|-basis)?|order';
const placeInGrid = 'grid-(area|row|column)(-.*)?';
const placeInCell = '(align|justify)-self|margin.*|max-width';

export const boxProperties = matchAny(position, layout, size, space);
export const typeProperties = matchAny(font, textSpacing);
/** Properties that a parent may set for a child whose own styles it does not know. */
export const placeProperties = matchAny(custom, placeInFlex, placeInGrid, placeInCell);

function matchAny(...groups: readonly string[]): RegExp {
  return new RegExp(`^(${groups.join('|')})$`);
}
