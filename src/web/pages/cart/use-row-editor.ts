import { useEffect, useState, type SubmitEvent } from 'react';
import type { CartItem, CartItemChange, CartItemError, Unvalidated } from '#domain/cart-item.ts';
import { parseCartItemChange, plainNote } from '#domain/parse-cart-item.ts';
import { parseQuantity, parseWeight } from '#domain/typed-number.ts';
import { cartItemMessages } from '#text/messages.ts';
import { rowEditor } from '#text/row-editor.ts';
import { cartClient } from '#web/cart/cart-client.ts';
import { ApiError } from '#web/cart/client/api-error.ts';
import { useMutation } from '#web/cart/use-mutation.ts';
import { rowDrafts, type RowDraft } from './row-drafts.ts';

/** A validation error, and the name of its field. */
interface FieldError {
  readonly field: 'quantity' | 'packWeight' | 'note';
  readonly text: string;
}

/** State of the editor: the fields as typed, the error of one of them, and the PATCH request. */
export function useRowEditor(item: CartItem, onClose: (isSaved: boolean) => void) {
  const [fields, setFields] = useState(() => rowDrafts.get(item.id) ?? storedFields(item));
  const [error, setError] = useState<FieldError>();
  const [attempt, setAttempt] = useState(0);
  const save = useMutation(async (update: CartItemChange) => {
    await cartClient.update(item.id, update);
    onClose(true);
  }, saveErrorMessage);

  useEffect(() => void rowDrafts.set(item.id, fields), [item.id, fields]);

  const change = (changes: Partial<RowDraft>) => {
    if (error && changes[error.field] !== undefined) setError(undefined);
    setFields({ ...fields, ...changes });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    setAttempt(attempt + 1);
    save.clearError();
    const parsed = parseCartItemChange(toChange(fields, item));
    setError(parsed.ok ? undefined : toFieldError(parsed.error));
    if (parsed.ok) void save.run(parsed.value);
    else focusField(event.currentTarget, toFieldError(parsed.error).field);
  };
  const errorOf = (field: FieldError['field']) => (error?.field === field ? error.text : undefined);
  return { fields, change, errorOf, attempt, save, submit };
}

/** What to store. A note that was not edited is left out, so that one of another tab stays. */
function toChange({ note: typed, ...amount }: RowDraft, item: CartItem): Unvalidated<CartItemChange> {
  const note = plainNote(typed);
  const change = {
    ...amount,
    packWeight: parseWeight(amount.packWeight),
    quantity: parseQuantity(amount.quantity),
  };
  return note === (item.note ?? '') ? change : { ...change, note };
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
