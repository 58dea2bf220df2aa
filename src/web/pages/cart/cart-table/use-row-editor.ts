import { useEffect, useState } from 'react';
import type { CartItem, CartItemChange, CartItemChangeError } from '#domain/cart/cart-item.ts';
import { parseQuantity } from '#domain/cart/packs-input.ts';
import { parseCartItemChange } from '#domain/cart/parse-cart-item.ts';
import { getKeys, pickFields } from '#domain/fields.ts';
import type { Unvalidated } from '#domain/json.ts';
import { toPlainText } from '#domain/to-plain-text.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';
import { rowEditorTexts } from '#text/pages/cart.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { useMutation } from '#web/cart/use-mutation.ts';
import { fieldByError } from '#web/features/item-fields/field-by-error.ts';
import { storedRowDrafts, type RowDraft, type RowFields } from '#web/storage/stored-row-drafts.ts';
import { useFormErrors, type ErrorMessages } from '#web/ui/form/use-form-errors.ts';

const rowFieldNames = ['quantity', 'packWeight', 'unit', 'note'] as const;

export type EditResult = 'saved' | 'cancelled';

export function useRowEditor(item: CartItem, onClose: (result: EditResult) => void) {
  const [draft, setDraft] = useState<RowDraft>(
    () => storedRowDrafts.read(item.id) ?? { editedFields: {}, baseFields: toRowFields(item) },
  );
  const { editedFields, baseFields } = draft;
  const stored = toRowFields(item);
  const fields = { ...stored, ...editedFields };
  const formErrors = useFormErrors(rowFieldNames);
  const close = (result: EditResult) => {
    storedRowDrafts.write(item.id, undefined);
    onClose(result);
  };
  const saving = useMutation(
    async (itemChange: CartItemChange) => {
      await cartClient.update(item.id, itemChange);
      close('saved');
    },
    () => 'change',
  );

  useEffect(() => storedRowDrafts.write(item.id, draft), [item.id, draft]);

  const change = (changes: Partial<RowFields>) => {
    formErrors.clear(getKeys(changes));
    setDraft((current) => ({ ...current, editedFields: { ...current.editedFields, ...changes } }));
  };
  const submit = (form: HTMLFormElement) => {
    if (saving.isPending) return;
    saving.clearError();
    const itemChange = toChange(editedFields, stored);
    if (Object.keys(itemChange).length === 0) {
      close('cancelled');
      return;
    }
    const parsed = parseCartItemChange(itemChange);
    formErrors.show(form, parsed.ok ? {} : toErrorMessages(parsed.error));
    if (parsed.ok) void saving.mutate(parsed.value);
  };
  const isChangedElsewhere = getKeys(stored).some((field) => (baseFields[field] ?? '') !== stored[field]);
  return { fields, isChangedElsewhere, change, formErrors, saving, submit, close };
}

function toRowFields({ quantity, packWeight, unit, note = '' }: CartItem): RowFields {
  return { quantity: String(quantity), packWeight, unit, note };
}

/** Only changed fields are sent, so that changes of other fields in another tab stay. */
function toChange(editedFields: Partial<RowFields>, stored: RowFields): Unvalidated<CartItemChange> {
  const changed = getKeys(editedFields).filter((field) => editedFields[field] !== stored[field]);
  const { quantity, note, ...others } = pickFields(editedFields, changed);
  return {
    ...others,
    // `null` is rejected as an invalid quantity; `undefined` would leave the quantity unchanged.
    ...(quantity !== undefined && { quantity: parseQuantity(quantity) ?? null }),
    ...(note !== undefined && { note: toPlainText(note) }),
  };
}

function toErrorMessages(error: CartItemChangeError): ErrorMessages<(typeof rowFieldNames)[number]> {
  if (error === 'missing-fields') return { packWeight: rowEditorTexts.missingWeight };
  return { [fieldByError[error]]: cartItemErrors[error] };
}
