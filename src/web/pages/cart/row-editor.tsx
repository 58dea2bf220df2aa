import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  maxQuantity,
  minQuantity,
  parseCartItemChange,
  units,
  type CartItem,
  type CartItemChange,
} from '#domain/cart-item.ts';
import { parseQuantity } from '#domain/quantity.ts';
import { rowEditor } from '#text/cart.ts';
import { cartItemMessages } from '#text/messages.ts';
import { ApiError } from '#web/cart/cart-api.ts';
import { updateCartItem } from '#web/cart/cart-store.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { readRowDraft, storedFields, writeRowDraft, type RowDraft } from './row-drafts.ts';
import styles from './row-editor.module.css';

interface RowEditorProps {
  item: CartItem;
  /** What the form is called: which item it changes. */
  label: string;
  /** Called when the change is stored, and when the visitor does not want it. */
  onClose: (isSaved: boolean) => void;
}

/** Changes quantity, weight and unit of an item in its row, by the same rules as the order form. */
export function RowEditor({ item, label, onClose }: RowEditorProps) {
  const [fields, setFields] = useState(() => readRowDraft(item.id) ?? storedFields(item));
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const weight = useRef<HTMLInputElement>(null);
  const { quantity, packWeight, unit } = fields;
  const change = (changes: Partial<RowDraft>) => setFields({ ...fields, ...changes });

  useEffect(() => writeRowDraft(item.id, fields), [item.id, fields]);

  const save = async (checked: CartItemChange) => {
    underWay.current = true;
    setBusy(true);
    try {
      await updateCartItem(item.id, checked);
      onClose(true);
    } catch (error) {
      setFailure(error instanceof ApiError ? rowEditor.refused(error.serverMessage) : rowEditor.failed);
      underWay.current = false;
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    setAttempt(attempt + 1);
    setFailure(undefined);
    const checked = parseCartItemChange({ quantity: parseQuantity(quantity), packWeight, unit });
    if (checked.ok) {
      setProblem(undefined);
      void save(checked.value);
      return;
    }
    setProblem(checked.error === 'missing-fields' ? rowEditor.missingWeight : cartItemMessages[checked.error]);
    weight.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields
    <form
      className={styles.editor}
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose(false);
      }}
    >
      <h3 className={styles.title}>
        {item.type}
        <span> {item.category}</span>
      </h3>
      <Field label={rowEditor.quantity} className={styles.quantity}>
        {({ className: _own, ...control }) => (
          <Stepper
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just asked to change it
            autoFocus
            value={quantity}
            onChange={(text) => change({ quantity: text })}
            min={minQuantity}
            max={maxQuantity}
            parse={parseQuantity}
            fewerLabel={rowEditor.fewer}
            moreLabel={rowEditor.more}
          />
        )}
      </Field>
      <Field label={rowEditor.packWeight} problem={problem} attempt={attempt}>
        {(control) => (
          <input
            {...control}
            ref={weight}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.1}
            autoComplete="off"
            value={packWeight}
            onChange={(event) => {
              setProblem(undefined);
              change({ packWeight: event.currentTarget.value });
            }}
            onWheel={(event) => event.currentTarget.blur()}
          />
        )}
      </Field>
      <Field label={rowEditor.unit}>
        {(control) => (
          <select {...control} value={unit} onChange={(event) => change({ unit: event.currentTarget.value })}>
            {units.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Field>
      {failure !== undefined && (
        <div className={styles.failure}>
          <Alert key={attempt} text={failure} />
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="dark" isPending={busy}>
          {rowEditor.save}
        </Button>
        <Button variant="text" onClick={() => onClose(false)}>
          {rowEditor.cancel}
        </Button>
      </div>
    </form>
  );
}
