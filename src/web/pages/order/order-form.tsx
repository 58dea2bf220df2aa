import { useId, useRef, useState, type SubmitEvent } from 'react';
import type { ListedProduct } from '#content/listed-product.ts';
import { parseCartItem, type CartItemError, type NewCartItem } from '#domain/cart-item.ts';
import { productIdsOf, productType } from '#domain/catalogue.ts';
import { categoryLabel, type Category } from '#domain/categories.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { parseQuantity } from '#domain/quantity.ts';
import { productName } from '#text/catalogue.ts';
import { cartItemMessages } from '#text/messages.ts';
import { order } from '#text/order.ts';
import { PackWeightField, QuantityField, UnitField } from '#web/cart/amount-fields.tsx';
import { useCart } from '#web/cart/use-cart.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProductNotices } from '#web/ui/product-notices.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EmailHint } from './email-hint.tsx';
import { InCart } from './in-cart.tsx';
import { invalidFields, type FieldName } from './invalid-fields.ts';
import type { OrderFields } from './order-fields.ts';
import { requestSentence } from './request-sentence.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import styles from './order-form.module.css';
import packStyles from './pack-fields.module.css';

interface OrderFormProps {
  category: Category;
  /** The chosen product. */
  product: ListedProduct;
  fields: OrderFields;
  onChange: (changes: Partial<OrderFields>) => void;
  onAdded: () => void;
}

/** The order form: validates by the domain's rules and keeps everything that was typed. */
export function OrderForm({ category, product, fields, onChange, onAdded }: OrderFormProps) {
  const { email: storedEmail } = useCart();
  const add = useAddToCart(onAdded);
  const [error, setError] = useState<CartItemError>();
  const [attempt, setAttempt] = useState(0);
  const [isOtherEmail, setIsOtherEmail] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const problemId = useId();

  const typedEmail = fields.email !== '' || isOtherEmail ? fields.email : (storedEmail ?? '');
  const quantity = parseQuantity(fields.quantity);
  const item = {
    category: categoryLabel(category),
    type: productType(product.id),
    quantity,
    packWeight: fields.packWeight,
    unit: fields.unit as NewCartItem['unit'],
    email: typedEmail,
  };
  const invalid = error === undefined ? [] : invalidFields(error, item);

  const change = (changes: Partial<OrderFields>) => {
    setError(undefined);
    onChange(changes);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    onChange({ quantity: String(quantity) });
    setAttempt(attempt + 1);
    const parsed = parseCartItem(item);
    setError(parsed.ok ? undefined : parsed.error);
    if (parsed.ok) void add.run(parsed.value);
    else focusField(event.currentTarget, invalidFields(parsed.error, item)[0]);
  };
  /** The message stands at the first invalid field; the others refer to it. */
  const errorProps = (name: FieldName) => ({
    problem: error !== undefined && invalid[0] === name ? cartItemMessages[error] : undefined,
    problemId: invalid.includes(name) ? problemId : undefined,
    attempt,
  });

  return (
    <form
      className={`ui-card ${styles.form}`}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label={order.formLabel}
    >
      <SelectField
        label={order.type}
        hint={<InCart category={item.category} type={item.type} />}
        {...errorProps('type')}
        name="type"
        required
        options={productIdsOf(category).map(productName)}
        value={productName(product.id)}
        onChange={(type) => change({ type })}
      />
      <ProductNotices ids={[product.id]} />
      <div className={packStyles.pack}>
        <PackWeightField
          label={order.packWeight}
          hint={order.packWeightHint}
          className={packStyles.part}
          {...errorProps('packWeight')}
          required
          value={fields.packWeight}
          onChange={(packWeight) => change({ packWeight })}
        />
        <UnitField
          label={order.unit}
          className={packStyles.part}
          {...errorProps('unit')}
          value={fields.unit}
          onChange={(unit) => change({ unit })}
        />
      </div>
      <QuantityField
        label={order.quantity}
        hint={order.quantityHint}
        {...errorProps('quantity')}
        fewerLabel={order.fewer}
        moreLabel={order.more}
        value={fields.quantity}
        onChange={(text) => change({ quantity: text })}
      />
      <TextField
        ref={email}
        label={order.email}
        hint={
          <EmailHint
            stored={storedEmail}
            isStored={normalizeEmail(typedEmail) === storedEmail}
            isComplete={isEmail(typedEmail)}
            onChange={() => email.current?.select()}
          />
        }
        {...errorProps('email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={typedEmail}
        onChange={(text) => {
          setIsOtherEmail(true);
          change({ email: text });
        }}
      />
      <p className={styles.summary}>
        <span className={`ui-eyebrow ${styles.summaryLabel}`}>{order.summaryLabel}</span>
        {requestSentence(quantity, fields.packWeight, fields.unit, product.name)}
      </p>
      {add.error !== undefined && <Alert key={attempt} text={add.error} />}
      <Button type="submit" variant="primary" isPending={add.isPending} className={styles.add}>
        {add.isPending ? order.adding : order.add}
      </Button>
      <p className="ui-note">{order.note}</p>
    </form>
  );
}

function focusField(form: HTMLFormElement, name: FieldName | undefined): void {
  const field = name === undefined ? undefined : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
