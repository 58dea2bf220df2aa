import { useEffect, useState, type SubmitEvent } from 'react';
import type { CartItem, CartItemChange, CartItemError, Unvalidated } from '#domain/cart-item.ts';
import { parseCartItemChange, plainNote } from '#domain/parse-cart-item.ts';
import { parseQuantity, parseWeight } from '#domain/typed-number.ts';
import { cartItemMessages } from '#text/messages.ts';
import { rowEditor } from '#text/row-editor.ts';
import { ApiError } from '#web/cart/client/api-error.ts';
import { updateCartItem } from '#web/cart/client/cart-changes.ts';
import { useMutation } from '#web/cart/use-mutation.ts';
import { rowDrafts, type RowDraft } from './row-drafts.ts';

/** A validation error, and the name of its field. */
interface FieldError {
  readonly field: 'quantity' | 'packWeight' | 'note';
  readonly text: string;
}

/** State of the editor: the fields as typed or stored, the error of one of them, and the PATCH request. */
export function useRowEditor(item: CartItem, onClose: (isSaved: boolean) => void) {
  const [edited, setEdited] = useState(() => rowDrafts.get(item.id) ?? {});
  // A field that is not edited follows what another tab or person stores.
  const fields = { ...storedFields(item), ...edited };
  const [error, setError] = useState<FieldError>();
  const [attempt, setAttempt] = useState(0);
  const save = useMutation(async (update: CartItemChange) => {
    await updateCartItem(item.id, update);
    onClose(true);
  }, saveErrorMessage);

  useEffect(() => void rowDrafts.set(item.id, edited), [item.id, edited]);

  const change = (changes: Partial<RowDraft>) => {
    if (error && changes[error.field] !== undefined) setError(undefined);
    setEdited({ ...edited, ...changes });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    setAttempt(attempt + 1);
    save.clearError();
    const parsed = parseCartItemChange(toChange(fields, edited));
    setError(parsed.ok ? undefined : toFieldError(parsed.error));
    if (parsed.ok) void save.run(parsed.value);
    else focusField(event.currentTarget, toFieldError(parsed.error).field);
  };
  const errorOf = (field: FieldError['field']) => (error?.field === field ? error.text : undefined);
  return { fields, change, errorOf, attempt, save, submit };
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

function toFieldError(error: CartItemError): FieldError {
  if (error === 'missing-fields') return { field: 'packWeight', text: rowEditor.missingWeight };
  const isOfNote = error === 'invalid-note' || error === 'note-too-long';
  const field = isOfNote ? 'note' : error === 'invalid-quantity' ? 'quantity' : 'packWeight';
  return { field, text: cartItemMessages[error] };
}

function focusField(form: HTMLFormElement, name: FieldError['field']): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** The stored values, as text. */
function storedFields({ quantity, packWeight, unit, note = '' }: CartItem): RowDraft {
  return { quantity: String(quantity), packWeight, unit, note };
}

function saveErrorMessage(error: unknown): string {
  return error instanceof ApiError ? rowEditor.refused(error.serverMessage) : rowEditor.failed;
}
