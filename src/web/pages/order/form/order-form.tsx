import { getProductIds, getStoredType, type ProductId } from '#domain/catalogue/catalogue.ts';
import { grades, isGraded } from '#domain/catalogue/grades.ts';
import { getShortName } from '#text/catalogue/names.ts';
import { orderPageTexts } from '#text/pages/order.ts';
import { ProductNotices } from '#web/features/catalogue/product-notices.tsx';
import { EarlySubmitNotice } from '#web/features/forms/early-submit-notice.tsx';
import { NoteField } from '#web/features/item-fields/note-field.tsx';
import { PackWeightField } from '#web/features/item-fields/pack-weight-field.tsx';
import { QuantityField } from '#web/features/item-fields/quantity-field.tsx';
import { UnitField } from '#web/features/item-fields/unit-field.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Alert } from '#web/ui/messages/alert.tsx';
import { StickyBar } from '#web/ui/sticky-bar.tsx';
import { AddButton } from './add-button.tsx';
import { EmailField } from './email-field.tsx';
import { PackSuggestion } from './pack-suggestion.tsx';
import { PacksInCart } from './packs-in-cart.tsx';
import { composeRequestSentence } from './request-sentence.ts';
import { useOrderForm, type OrderFormOptions } from './use-order-form.ts';

interface OrderFormProps extends OrderFormOptions {
  isSample: boolean;
  hasPacksInUrl: boolean;
}

export function OrderForm(props: OrderFormProps) {
  const { categoryId, product, isSample, hasPacksInUrl, fields } = props;
  const { enteredItem, storedEmail, hasTypedEmail, addToCart, formErrors, isTouched, change, submit } =
    useOrderForm(props);
  const { error: weightError, ...weightProps } = formErrors.getFieldProps('packWeight');
  const idsByType = new Map(getProductIds(categoryId).map((id) => [getStoredType(id), id]));
  return (
    <Card
      as={Form}
      variant="framed"
      className="grid grid-cols-1 gap-6 p-panel-large"
      onSubmit={submit}
      aria-label={orderPageTexts.formLabel}
    >
      <SelectField
        label={orderPageTexts.type}
        hint={<PacksInCart id={product.id} />}
        {...formErrors.getFieldProps('type')}
        name="type"
        required
        options={[...idsByType.keys()]}
        formatOption={(type) => findTypeLabel(idsByType.get(type)) ?? type}
        value={getStoredType(product.id)}
        onChange={(type) => change({ type })}
      />
      <ProductNotices ids={[product.id]} />
      <div className="flex flex-wrap items-start gap-x-3 gap-y-6">
        <PackWeightField
          label={isSample ? orderPageTexts.sampleWeight : orderPageTexts.packWeight}
          hint={isSample || hasPacksInUrl ? undefined : orderPageTexts.packWeightHint}
          className="grow-3"
          {...weightProps}
          required
          value={fields.packWeight}
          onChange={(packWeight) => change({ packWeight })}
        />
        <UnitField
          label={orderPageTexts.unit}
          {...formErrors.getFieldProps('unit')}
          value={fields.unit}
          onChange={(unit) => change({ unit })}
        />
        <QuantityField
          label={orderPageTexts.quantity}
          hint={hasPacksInUrl ? undefined : orderPageTexts.quantityHint}
          {...formErrors.getFieldProps('quantity')}
          fewerLabel={orderPageTexts.fewer}
          moreLabel={orderPageTexts.more}
          value={fields.quantity}
          onChange={(quantity) => change({ quantity })}
        />
        {weightError !== undefined && (
          <Alert key={formErrors.submitCount} id={weightProps.errorId} text={weightError} className="basis-full" />
        )}
        <PackSuggestion isShown={fields.packWeight === ''} onChoose={change} />
      </div>
      <EmailField
        storedEmail={storedEmail}
        value={enteredItem.email}
        hasTypedEmail={hasTypedEmail}
        {...formErrors.getFieldProps('email')}
        onChange={(email) => change({ email })}
      />
      <NoteField
        productId={product.id}
        {...formErrors.getFieldProps('note')}
        value={fields.note}
        onChange={(note) => change({ note })}
      />
      <p className="border-t border-accent pt-3 text-small leading-142 md:font-display-small md:text-lead">
        <span className="mb-1 block font-sans text-small font-semibold">
          {orderPageTexts.summaryLabel(getShortName(product.id))}
        </span>
        <span>
          {composeRequestSentence(enteredItem.quantity, enteredItem.packWeight, enteredItem.unit, product.name)}
        </span>
      </p>
      <EarlySubmitNotice />
      <StickyBar variant="panel" isSticking={isTouched} className="grid gap-3">
        {addToCart.error !== undefined && <Alert key={formErrors.submitCount} text={addToCart.error} />}
        <AddButton isPending={addToCart.isPending} isAdded={addToCart.isAdded} />
      </StickyBar>
      <p className="text-small text-ink-soft">{orderPageTexts.note}</p>
    </Card>
  );
}

function findTypeLabel(id: ProductId | undefined): string | undefined {
  if (id === undefined) return undefined;
  return isGraded(id) ? orderPageTexts.typeOption(getShortName(id), grades[id].diameterMm) : getShortName(id);
}
