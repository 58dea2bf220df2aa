import { useId, useRef, useState, type SubmitEvent } from 'react';
import type { ListedProduct } from '#content/listed-product.ts';
import { maxQuantity, minQuantity, parseCartItem, type CartItemError, type NewCartItem } from '#domain/cart-item.ts';
import { productIdsOf, productType } from '#domain/catalogue.ts';
import { categoryLabel, type Category } from '#domain/categories.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { parseQuantity } from '#domain/quantity.ts';
import { productName } from '#text/catalogue.ts';
import { cartItemMessages } from '#text/messages.ts';
import { order } from '#text/order.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EmailHint } from './email-hint.tsx';
import { InCart } from './in-cart.tsx';
import { invalidFields, type FieldName } from './invalid-fields.ts';
import type { OrderFields } from './order-fields.ts';
import { PackFields } from './pack-fields.tsx';
import { requestSentence } from './request-sentence.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import styles from './order-form.module.css';

interface OrderFormProps {
  category: Category;
  /** The chosen product. */
  product: ListedProduct;
  fields: OrderFields;
  onChange: (changes: Partial<OrderFields>) => void;
  onAdded: () => void;
}

/** The order form. It checks by the domain's rules and keeps everything that was typed. */
export function OrderForm({ category, product, fields, onChange, onAdded }: OrderFormProps) {
  const { email: storedEmail } = useCart();
  const { add, busy, failure } = useAddToCart(onAdded);
  const [problem, setProblem] = useState<CartItemError>();
  const [attempt, setAttempt] = useState(0);
  const [isOtherEmail, setIsOtherEmail] = useState(false);
  const weight = useRef<HTMLInputElement>(null);
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
  const wrong = problem === undefined ? [] : invalidFields(problem, item);

  const change = (changes: Partial<OrderFields>) => {
    setProblem(undefined);
    onChange(changes);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    onChange({ quantity: String(quantity) });
    setAttempt(attempt + 1);
    const checked = parseCartItem(item);
    setProblem(checked.ok ? undefined : checked.error);
    if (checked.ok) void add(checked.value);
    else (invalidFields(checked.error, item)[0] === 'email' ? email : weight).current?.focus();
  };
  /** The message stands at the first wrong field; the others refer to it. */
  const problemOf = (name: FieldName) => ({
    problem: problem !== undefined && wrong[0] === name ? cartItemMessages[problem] : undefined,
    problemId: wrong.includes(name) ? problemId : undefined,
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
        name="type"
        required
        options={productIdsOf(category).map(productName)}
        value={productName(product.id)}
        onChange={(type) => change({ type })}
      />
      <PackFields
        packWeight={fields.packWeight}
        unit={fields.unit}
        onChange={change}
        weight={weight}
        wrong={problemOf('packWeight')}
      />
      <Field label={order.quantity} hint={order.quantityHint}>
        {({ className: _own, ...control }) => (
          <Stepper
            {...control}
            name="quantity"
            value={fields.quantity}
            onChange={(text) => change({ quantity: text })}
            min={minQuantity}
            max={maxQuantity}
            parse={parseQuantity}
            fewerLabel={order.fewer}
            moreLabel={order.more}
          />
        )}
      </Field>
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
        {...problemOf('email')}
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
      {failure !== undefined && <Alert key={attempt} text={failure} />}
      <Button type="submit" variant="primary" isPending={busy} className={styles.add}>
        {busy ? order.adding : order.add}
      </Button>
      <p className="ui-note">{order.note}</p>
    </form>
  );
}
