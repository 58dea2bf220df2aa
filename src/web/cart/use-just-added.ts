import { useLocation, useNavigationType } from 'react-router';
import { isUnit, type Packs } from '#domain/cart/cart-item.ts';
import { parseCategory, type Category } from '#domain/catalogue/categories.ts';
import { fieldsOf, parseFields } from '#domain/json.ts';

export interface JustAdded extends Packs {
  readonly id: string;
  readonly orderCategory: Category;
  readonly name: string;
}

/** The state with which the order form opens the cart. */
export interface JustAddedState {
  readonly justAdded: JustAdded | undefined;
}

/** What the order form has just added; undefined after a reload, Back or Forward, which keep the state. */
export function useJustAdded(): JustAdded | undefined {
  const { state } = useLocation();
  return useNavigationType() === 'PUSH' ? parseJustAdded(fieldsOf(state).justAdded) : undefined;
}

function parseJustAdded(stored: unknown): JustAdded | undefined {
  const added = parseFields(stored, {
    id: 'string',
    orderCategory: 'string',
    name: 'string',
    quantity: 'number',
    packWeight: 'string',
    unit: 'string',
  });
  const orderCategory = parseCategory(added?.orderCategory);
  return added && orderCategory && isUnit(added.unit) ? { ...added, orderCategory, unit: added.unit } : undefined;
}
