import { useNavigationType } from 'react-router';
import { isUnit } from '#domain/cart/cart-item.ts';
import { parseCategoryId } from '#domain/catalogue/categories.ts';
import { parseFields } from '#domain/json.ts';
import { useNavigationState, type JustAddedItem } from './navigation-state.ts';

/**
 * Returns what the order form has just added; undefined after a reload, Back or Forward, although the history keeps the
 * item.
 */
export function useJustAddedItem(): JustAddedItem | undefined {
  const added = parseJustAddedItem(useNavigationState('justAdded'));
  return useNavigationType() === 'PUSH' ? added : undefined;
}

function parseJustAddedItem(value: unknown): JustAddedItem | undefined {
  const added = parseFields(value, {
    id: 'string',
    categoryId: 'string',
    name: 'string',
    quantity: 'number',
    packWeight: 'string',
    unit: 'string',
  });
  const categoryId = parseCategoryId(added?.categoryId);
  return added && categoryId && isUnit(added.unit) ? { ...added, categoryId, unit: added.unit } : undefined;
}
