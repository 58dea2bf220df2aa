import { useEffect, useState, type SubmitEvent } from 'react';
import { parseCartItemChange, type CartItem, type CartItemChange } from '#domain/cart-item.ts';
import { parseQuantity } from '#domain/quantity.ts';
import { rowEditor } from '#text/cart.ts';
import { cartItemMessages } from '#text/messages.ts';
import { PackWeightField, QuantityField, UnitField } from '#web/cart/amount-fields.tsx';
import { ApiError } from '#web/cart/cart-api.ts';
import { updateCartItem } from '#web/cart/cart-store.ts';
import { useMutation } from '#web/cart/use-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
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
  const [attempt, setAttempt] = useState(0);
  const save = useMutation(async (update: CartItemChange) => {
    await updateCartItem(item.id, update);
    onClose(true);
  }, saveErrorMessage);
  const { quantity, packWeight, unit } = fields;
  const change = (changes: Partial<RowDraft>) => setFields({ ...fields, ...changes });

  useEffect(() => writeRowDraft(item.id, fields), [item.id, fields]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    setAttempt(attempt + 1);
    save.clearError();
    const parsed = parseCartItemChange({ quantity: parseQuantity(quantity), packWeight, unit });
    if (parsed.ok) {
      setProblem(undefined);
      void save.run(parsed.value);
      return;
    }
    setProblem(parsed.error === 'missing-fields' ? rowEditor.missingWeight : cartItemMessages[parsed.error]);
    const weight = event.currentTarget.elements.namedItem('packWeight');
    if (weight instanceof HTMLElement) weight.focus();
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
      <QuantityField
        label={rowEditor.quantity}
        className={styles.quantity}
        focusOnMount
        fewerLabel={rowEditor.fewer}
        moreLabel={rowEditor.more}
        value={quantity}
        onChange={(text) => change({ quantity: text })}
      />
      <PackWeightField
        label={rowEditor.packWeight}
        problem={problem}
        attempt={attempt}
        value={packWeight}
        onChange={(text) => {
          setProblem(undefined);
          change({ packWeight: text });
        }}
      />
      <UnitField label={rowEditor.unit} value={unit} onChange={(text) => change({ unit: text })} />
      {save.error !== undefined && (
        <div className={styles.failure}>
          <Alert key={attempt} text={save.error} />
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="dark" isPending={save.isPending}>
          {rowEditor.save}
        </Button>
        <Button variant="text" onClick={() => onClose(false)}>
          {rowEditor.cancel}
        </Button>
      </div>
    </form>
  );
}

function saveErrorMessage(error: unknown): string {
  return error instanceof ApiError ? rowEditor.refused(error.serverMessage) : rowEditor.failed;
}
