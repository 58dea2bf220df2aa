import { use, useState } from 'react';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { isUnit, units, type CartItemError, type NewCartItem } from '#domain/cart/cart-item.ts';
import { normalizeWeight, parseQuantity, parseWeight } from '#domain/cart/packs-input.ts';
import { parseCartItem } from '#domain/cart/parse-cart-item.ts';
import { getStoredNames } from '#domain/catalogue/catalogue.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';
import { getKeys } from '#domain/fields.ts';
import { toPlainText } from '#domain/to-plain-text.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';
import { missingEmailError } from '#text/forms/form-errors.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { PageLoaderContext } from '#web/navigation/page-loader-context.ts';
import { useFormErrors, type ErrorMessages } from '#web/ui/form/use-form-errors.ts';
import {
  findInvalidFields,
  orderFieldNames,
  type OrderFieldName,
  type OrderFields,
  type PossiblyMissingValues,
} from './order-fields.ts';
import { useAddToCart } from './use-add-to-cart.ts';

export interface OrderFormOptions {
  readonly categoryId: CategoryId;
  readonly product: ListedProduct;
  readonly fields: OrderFields;
  readonly onChange: (changes: Partial<OrderFields>) => void;
  readonly onAdded: () => void;
}

export function useOrderForm({ categoryId, product, fields, onChange, onAdded }: OrderFormOptions) {
  const pageLoader = use(PageLoaderContext);
  const { email: storedEmail } = useCart();
  const addToCart = useAddToCart({ categoryId, name: product.name, onAdded });
  const formErrors = useFormErrors(orderFieldNames, findInitialErrors(fields));
  const [isTouched, setIsTouched] = useState(false);
  const [wasEmailEdited, setWasEmailEdited] = useState(false);
  // An email field that the visitor has emptied stays empty, and does not show the stored email again.
  const hasTypedEmail = fields.email !== '' || wasEmailEdited;

  const enteredItem = {
    ...getStoredNames(product.id),
    quantity: parseQuantity(fields.quantity),
    packWeight: normalizeWeight(fields.packWeight),
    unit: isUnit(fields.unit) ? fields.unit : units[0],
    note: toPlainText(fields.note),
    email: hasTypedEmail ? fields.email : (storedEmail ?? ''),
  } satisfies Record<keyof NewCartItem, unknown>;
  const change = (changes: Partial<OrderFields>) => {
    setIsTouched(true);
    formErrors.clear(getKeys(changes));
    pageLoader?.prefetchPage('/cart');
    if (changes.email !== undefined) setWasEmailEdited(true);
    onChange(changes);
  };
  const submit = (form: HTMLFormElement) => {
    // While an item is being added, `addToCart.add` ignores another call, and errors must not be announced again.
    if (addToCart.isPending || addToCart.isAdded) return;
    const parsed = parseCartItem(enteredItem);
    formErrors.show(form, parsed.ok ? {} : toErrorMessages(parsed.error, enteredItem));
    if (parsed.ok) void addToCart.add(parsed.value);
  };
  return { enteredItem, storedEmail, hasTypedEmail, addToCart, formErrors, isTouched, change, submit };
}

function toErrorMessages(error: CartItemError, enteredItem: PossiblyMissingValues): ErrorMessages<OrderFieldName> {
  const fields = findInvalidFields(error, enteredItem);
  // If two fields are missing, the message at the first one names both.
  return Object.fromEntries(
    fields.map((field) => [field, field === fields[0] ? cartItemErrors[error] : missingEmailError]),
  );
}

function findInitialErrors({ quantity, packWeight }: OrderFields): ErrorMessages<OrderFieldName> {
  if (packWeight !== '' && parseWeight(packWeight) === undefined) {
    return { packWeight: cartItemErrors['invalid-weight'] };
  }
  return parseQuantity(quantity) === undefined ? { quantity: cartItemErrors['invalid-quantity'] } : {};
}
