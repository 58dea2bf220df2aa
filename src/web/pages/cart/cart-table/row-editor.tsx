import { localizeItem } from '#content/catalogue/localize-item.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { findProductId } from '#domain/catalogue/catalogue.ts';
import { itemName } from '#text/cart/cart-item.ts';
import { rowEditorTexts } from '#text/pages/cart.ts';
import { NoteField } from '#web/features/item-fields/note-field.tsx';
import { PackWeightField } from '#web/features/item-fields/pack-weight-field.tsx';
import { QuantityField } from '#web/features/item-fields/quantity-field.tsx';
import { UnitField } from '#web/features/item-fields/unit-field.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Alert } from '#web/ui/messages/alert.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { useRowEditor, type EditResult } from './use-row-editor.ts';

interface RowEditorProps {
  item: CartItem;
  label: string;
  onClose: (result: EditResult) => void;
}

export function RowEditor({ item, label, onClose }: RowEditorProps) {
  const { category, type } = localizeItem(item);
  const { fields, isChangedElsewhere, change, formErrors, saving, submit, close } = useRowEditor(item, onClose);
  return (
    <Form
      className="flex flex-wrap items-start gap-4 py-4"
      aria-label={label}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close('cancelled');
      }}
    >
      <h3 className="basis-full text-lead">
        <span>{type}</span>
        <span className="ml-2 font-sans text-small font-normal tracking-[0] text-ink-soft"> {category}</span>
      </h3>
      <QuantityField
        label={rowEditorTexts.quantity}
        {...formErrors.getFieldProps('quantity')}
        isFocusedOnMount
        fewerLabel={rowEditorTexts.fewer}
        moreLabel={rowEditorTexts.more}
        value={fields.quantity}
        onChange={(quantity) => change({ quantity })}
      />
      <PackWeightField
        label={rowEditorTexts.packWeight}
        className="grow-2"
        {...formErrors.getFieldProps('packWeight')}
        value={fields.packWeight}
        onChange={(packWeight) => change({ packWeight })}
      />
      <UnitField
        label={rowEditorTexts.unit}
        {...formErrors.getFieldProps('unit')}
        value={fields.unit}
        onChange={(unit) => change({ unit })}
      />
      <NoteField
        productId={findProductId(item)}
        className="basis-full"
        {...formErrors.getFieldProps('note')}
        value={fields.note}
        onChange={(note) => change({ note })}
      />
      <Status variant="done" className="basis-full">
        {isChangedElsewhere && !saving.isPending && rowEditorTexts.changedElsewhere(itemName(localizeItem(item)))}
      </Status>
      {saving.error !== undefined && <Alert key={formErrors.submitCount} text={saving.error} className="basis-full" />}
      <div className="flex basis-full flex-wrap items-center gap-3">
        <Button type="submit" isPending={saving.isPending}>
          {rowEditorTexts.save}
        </Button>
        <Button variant="text" onClick={() => close('cancelled')}>
          {rowEditorTexts.cancel}
        </Button>
      </div>
    </Form>
  );
}
