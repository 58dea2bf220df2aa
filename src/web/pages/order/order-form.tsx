import { useRef } from 'react';
import { isWeight } from '#domain/cart-item.ts';
import { productIdsOf } from '#domain/catalogue.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { productName } from '#text/catalogue.ts';
import { order } from '#text/order.ts';
import { PackWeightField, QuantityField, UnitField } from '#web/cart/amount-fields.tsx';
import { useCart } from '#web/cart/use-cart.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Link } from '#web/ui/link.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useOrderForm, type OrderFormProps } from './use-order-form.ts';
import styles from './order-form.module.css';

/** The order form: validates by the domain's rules and keeps the typed values after an error. */
export function OrderForm(props: OrderFormProps) {
  const { category, product, fields } = props;
  const { item, storedEmail, add, attempt, change, submit, errorProps } = useOrderForm(props);
  const email = useRef<HTMLInputElement>(null);
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
      <div className={styles.pack}>
        <PackWeightField
          label={order.packWeight}
          hint={order.packWeightHint}
          className={styles.part}
          {...errorProps('packWeight')}
          required
          value={fields.packWeight}
          onChange={(packWeight) => change({ packWeight })}
        />
        <UnitField
          label={order.unit}
          className={styles.part}
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
        onChange={(quantity) => change({ quantity })}
      />
      <TextField
        ref={email}
        label={order.email}
        hint={<EmailHint stored={storedEmail} typed={item.email} onChange={() => email.current?.select()} />}
        {...errorProps('email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={item.email}
        onChange={(text) => change({ email: text })}
      />
      <p className={styles.summary}>
        <span className={`ui-eyebrow ${styles.summaryLabel}`}>{order.summaryLabel}</span>
        {requestSentence(item.quantity, fields.packWeight, fields.unit, product.name)}
      </p>
      {add.error !== undefined && <Alert key={attempt} text={add.error} />}
      <Button type="submit" variant="primary" isPending={add.isPending} className={styles.add}>
        {add.isPending ? order.adding : order.add}
      </Button>
      <p className="ui-note">{order.note}</p>
    </form>
  );
}

/** Below the type field: the packs of this product that are in the cart already, if any. */
function InCart({ category, type }: { category: string; type: string }) {
  const packs = useCart()
    .items.filter((item) => item.category === category && item.type === type)
    .map(({ quantity, packWeight, unit }) => order.pack(quantity, packWeight, unit));
  if (packs.length === 0) return null;
  return (
    <>
      {order.inCart(packs.join(', '))} <Link to="/cart">{order.seeCart}</Link>
    </>
  );
}

interface EmailHintProps {
  stored: string | undefined;
  typed: string;
  onChange: () => void;
}

/** Below the e-mail field: the e-mail of the current cart, and what another e-mail would do. */
function EmailHint({ stored, typed, onChange }: EmailHintProps) {
  if (stored === undefined) return order.emailHint;
  if (normalizeEmail(typed) !== stored) return isEmail(typed) ? order.otherEmail(stored) : order.emailHint;
  return (
    <>
      {order.quotingAs(stored)}{' '}
      <Button variant="inline" onClick={onChange}>
        {order.change}
        <HiddenText> {order.changeWhat}</HiddenText>
      </Button>
    </>
  );
}

/** The request in one sentence, with the total for more than one pack; `weight` as typed, `name` of the product. */
export function requestSentence(quantity: number, weight: string, unit: string, name: string): string {
  if (!isWeight(weight)) return order.summaryOpen(quantity, name) + order.end;
  const end = quantity > 1 ? order.total(quantity * Number(weight), unit) : order.end;
  return order.summary(quantity, weight.trim(), unit, name) + end;
}
