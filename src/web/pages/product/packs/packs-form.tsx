import type { Ref } from 'react';
import { Link, useNavigate } from 'react-router';
import { minQuantity, units, type PacksInput } from '#domain/cart/cart-item.ts';
import { stepQuantity, stepWeight } from '#domain/cart/packs-input.ts';
import { findProductId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { CompactField } from '#web/ui/form/compact-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { PacksLine } from './packs-line.tsx';
import styles from './packs-form.module.css';

const { packs: packsTexts } = productPageTexts;
const controlClass = 'control min-h-control px-3 py-2 tabular-nums';

export const blankPacks: PacksInput = { packWeight: '', unit: units[0], quantity: String(minQuantity) };

interface PacksFormProps {
  ref: Ref<HTMLFormElement>;
  orderAnchor: Ref<HTMLAnchorElement>;
  id: ProductId;
  fields: PacksInput;
  usualPackKg: number | undefined;
  orderHref: string;
  onChange: (changes: Partial<PacksInput>) => void;
}

/** Does not validate its fields: the order form, which opens next, does. */
export function PacksForm({ ref, orderAnchor, id, fields, usualPackKg, orderHref, onChange }: PacksFormProps) {
  const { items } = useCart();
  const navigate = useNavigate();
  const isInCart = items.some((item) => findProductId(item) === id);
  return (
    <Form ref={ref} className="grid gap-3" data-order-link onSubmit={() => void navigate(orderHref)}>
      <div className="grid gap-1">
        <div className={styles.fields}>
          <CompactField label={packsTexts.packWeight}>
            <NumberInput
              className={controlClass}
              name="packWeight"
              inputMode="decimal"
              value={fields.packWeight}
              onChange={(packWeight) => onChange({ packWeight })}
              changeByStep={stepWeight}
            />
          </CompactField>
          <CompactField label={packsTexts.unit}>
            <Select
              className={`${controlClass} [--arrow:2rem]`}
              name="unit"
              options={units}
              value={fields.unit}
              onChange={(unit) => onChange({ unit })}
            />
          </CompactField>
          <CompactField label={packsTexts.quantity}>
            <NumberInput
              className={controlClass}
              name="quantity"
              inputMode="numeric"
              value={fields.quantity}
              onChange={(quantity) => onChange({ quantity })}
              changeByStep={stepQuantity}
            />
          </CompactField>
          {/* Without a submit button, Enter in a field would not submit the form. */}
          <button type="submit" hidden>
            {productPageTexts.request}
          </button>
        </div>
        <PacksLine fields={fields} usualPackKg={usualPackKg} onChange={onChange} />
      </div>
      <ButtonLink ref={orderAnchor} to={orderHref} size="wide">
        {productPageTexts.request}
        <Icon name="arrow" size={18} />
      </ButtonLink>
      <Status variant="note" className="flex min-h-[1.75rem] items-center gap-2">
        {isInCart ? (
          <>
            <Icon name="check" size={18} className="flex-none text-leaf" />
            <span>
              {productPageTexts.inCart},{' '}
              <Link className="inline-block py-1" to="/cart" aria-label={productPageTexts.seeCartLabel}>
                {productPageTexts.seeCart}
              </Link>
            </span>
          </>
        ) : (
          productPageTexts.requestHint
        )}
      </Status>
    </Form>
  );
}
