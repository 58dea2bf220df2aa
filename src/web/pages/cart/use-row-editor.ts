import { useEffect, useState, type SubmitEvent } from 'react';
import type { CartItem, CartItemChange, CartItemError, Unvalidated } from '#domain/cart-item.ts';
import { parseCartItemChange, plainNote } from '#domain/parse-cart-item.ts';
import { parseQuantity, parseWeight } from '#domain/typed-number.ts';
import { cartItemMessages } from '#text/messages.ts';
import { rowEditor } from '#text/row-editor.ts';
import { cartClient } from '#web/cart/cart-client.ts';
import { ApiError } from '#web/cart/client/api-error.ts';
import { useMutation } from '#web/cart/use-mutation.ts';
import { useForm, type FormErrors } from '#web/ui/controls/use-form.ts';
import { rowDrafts, type RowDraft } from './row-drafts.ts';

const fieldNames = ['quantity', 'packWeight', 'note'] as const;

export function useRowEditor(item: CartItem, onClose: (isSaved: boolean) => void) {
  const [edited, setEdited] = useState(() => rowDrafts.get(item.id) ?? {});
  // A field that is not edited follows what another tab or person stores.
  const fields = { ...storedFields(item), ...edited };
  const form = useForm(fieldNames);
  const save = useMutation(async (update: CartItemChange) => {
    await cartClient.update(item.id, update);
    onClose(true);
  }, saveErrorMessage);

  useEffect(() => void rowDrafts.set(item.id, edited), [item.id, edited]);

  const change = (changes: Partial<RowDraft>) => {
    form.clear(Object.keys(changes));
    setEdited({ ...edited, ...changes });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    save.clearError();
    const parsed = parseCartItemChange(toChange(fields, edited));
    const isRight = form.check(event.currentTarget, parsed.ok ? {} : errorsOf(parsed.error));
    if (isRight && parsed.ok) void save.run(parsed.value);
  };
  return { fields, change, form, save, submit };
}

/** What to store. A note that was not edited is left out, so that one of another tab stays. */
function toChange({ note, ...amount }: RowDraft, edited: Partial<RowDraft>): Unvalidated<CartItemChange> {
  const change = {
    ...amount,
    packWeight: parseWeight(amount.packWeight),
    quantity: parseQuantity(amount.quantity),
  };
  return edited.note === undefined ? change : { ...change, note: plainNote(note) };
}

/** The editor has no field for what an error of the first four is about: it shows those at the first field. */
const fieldOf: Readonly<Record<Exclude<CartItemError, 'missing-fields'>, (typeof fieldNames)[number]>> = {
  'invalid-email': 'packWeight',
  'invalid-category': 'packWeight',
  'invalid-type': 'packWeight',
  'invalid-unit': 'packWeight',
  'invalid-weight': 'packWeight',
  'invalid-quantity': 'quantity',
  'invalid-note': 'note',
  'note-too-long': 'note',
};

function errorsOf(error: CartItemError): FormErrors<(typeof fieldNames)[number]> {
  if (error === 'missing-fields') return { packWeight: rowEditor.missingWeight };
  return { [fieldOf[error]]: cartItemMessages[error] };
}

function storedFields({ quantity, packWeight, unit, note = '' }: CartItem): RowDraft {
  return { quantity: String(quantity), packWeight, unit, note };
}

function saveErrorMessage(error: unknown): string {
  return error instanceof ApiError ? rowEditor.refused(error.serverMessage) : rowEditor.failed;
}
