import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { itemAmount } from '#domain/amount.ts';
import { isWeight, type Unit } from '#domain/cart-item.ts';
import { productIdsOf } from '#domain/catalogue.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { productName } from '#text/catalogue.ts';
import { order } from '#text/order.ts';
import { PackWeightField, QuantityField, UnitField } from '#web/cart/amount-fields.tsx';
import { useCart } from '#web/cart/use-cart.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { FieldLabelProps } from '#web/ui/field.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { ProductNotices } from '#web/ui/product-notices.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useOrderForm, type OrderFormProps } from './use-order-form.ts';
import styles from './order-form.module.css';

/** The order form: validates by the domain's rules and keeps the typed values after an error. */
export function OrderForm(props: OrderFormProps) {
  const { category, product, fields } = props;
  const { item, storedEmail, add, attempt, change, submit, errorProps } = useOrderForm(props);
  return (
    <form
      className={`ui-card ${styles.form}`}
      method="dialog"
      toolname="add_to_quote_request"
      tooldescription={order.tool}
      noValidate
      onSubmit={submit}
      data-prefetch="/cart"
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
      <div className={styles.pack}>
        <PackWeightField
          label={order.packWeight}
          hint={order.packWeightHint}
          className={styles.weight}
          {...errorProps('packWeight')}
          required
          value={fields.packWeight}
          onChange={(packWeight) => change({ packWeight })}
        />
        <UnitField
          label={order.unit}
          className={styles.unit}
          {...errorProps('unit')}
          value={fields.unit}
          onChange={(unit) => change({ unit })}
        />
        <LastPack isShown={fields.packWeight === ''} onChoose={change} />
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
      <EmailField
        stored={storedEmail}
        typed={item.email}
        isTyped={fields.email !== ''}
        {...errorProps('email')}
        onChange={(email) => change({ email })}
      />
      <div className={styles.submit}>
        <p className={styles.summary}>
          <span className={`ui-eyebrow ${styles.summaryLabel}`}>{order.summaryLabel}</span>
          {requestSentence(item.quantity, fields.packWeight, item.unit, product.name)}
        </p>
        {add.error !== undefined && <Alert key={attempt} text={add.error} />}
        <Button
          type="submit"
          variant="primary"
          isPending={add.isPending || add.isAdded}
          data-added={add.isAdded || undefined}
          className={styles.add}
        >
          {add.isAdded ? (
            <Icon name="check" size={20} />
          ) : (
            add.isPending && <span className={styles.spinner} aria-hidden="true" />
          )}
          {add.isAdded ? order.added : add.isPending ? order.adding : order.add}
        </Button>
      </div>
      <p className="ui-note">{order.note}</p>
    </form>
  );
}

interface LastPackProps {
  isShown: boolean;
  onChoose: (pack: { readonly packWeight: string; readonly unit: Unit }) => void;
}

/** Below an empty weight: the pack of the item that was added last, to be filled in by one press. */
function LastPack({ isShown, onChoose }: LastPackProps) {
  const last = useCart().items.at(-1);
  if (!last || !isShown) return null;
  const { packWeight, unit } = last;
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, and with it the focus.
    const field = event.currentTarget.form?.elements.namedItem('packWeight');
    if (field instanceof HTMLElement) field.focus();
    onChoose({ packWeight, unit });
  };
  return (
    <div className={styles.last}>
      <button type="button" className={styles.chip} onClick={choose}>
        <HiddenText>{order.packWeight}: </HiddenText>
        {order.lastPack(packWeight, unit)}
      </button>
    </div>
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

interface EmailFieldProps extends Pick<FieldLabelProps, 'error' | 'errorId' | 'attempt'> {
  /** The e-mail of the current cart. */
  stored: string | undefined;
  /** The e-mail that the item is sent with. */
  typed: string;
  /** Whether the visitor has typed it on this page. */
  isTyped: boolean;
  onChange: (email: string) => void;
}

/** A known e-mail as one line; the field is shown for a new one, and to change it. */
function EmailField({ stored, typed, isTyped, onChange, ...field }: EmailFieldProps) {
  const [isChanging, setIsChanging] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isChanging) input.current?.select();
  }, [isChanging]);

  if (stored !== undefined && !isChanging && !isTyped) {
    return (
      <p className={styles.email}>
        {order.quotingAs(stored)}{' '}
        <Button variant="inline" onClick={() => setIsChanging(true)}>
          {order.change}
          <HiddenText> {order.changeWhat}</HiddenText>
        </Button>
      </p>
    );
  }
  const isOther = stored !== undefined && isEmail(typed) && normalizeEmail(typed) !== stored;
  return (
    <TextField
      ref={input}
      label={order.email}
      hint={isOther ? order.otherEmail(stored) : order.emailHint}
      link={<PrivacyLink />}
      {...field}
      name="email"
      type="email"
      autoComplete="email"
      required
      value={typed}
      onChange={onChange}
    />
  );
}

/** The request in one sentence, with the total for more than one pack; `weight` as typed, `name` of the product. */
export function requestSentence(quantity: number, weight: string, unit: Unit, name: string): string {
  if (!isWeight(weight)) return order.summaryOpen(quantity, name) + order.end;
  const amount = quantity > 1 ? itemAmount({ quantity, packWeight: weight, unit }) : undefined;
  const end = amount ? order.total(amount) : order.end;
  return order.summary(quantity, weight.trim(), unit, name) + end;
}
