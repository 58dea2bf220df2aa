import { maxQuantity, minQuantity } from '#domain/cart/cart-item.ts';
import { parseQuantity, stepQuantity } from '#domain/cart/packs-input.ts';
import { Field, type BaseFieldProps } from '#web/ui/form/field.tsx';
import { NumberStepper } from '#web/ui/form/number-stepper.tsx';

interface QuantityFieldProps extends Omit<BaseFieldProps, 'className'> {
  value: string;
  onChange: (text: string) => void;
  fewerLabel: string;
  moreLabel: string;
  isFocusedOnMount?: boolean;
}

export function QuantityField({
  value,
  onChange,
  fewerLabel,
  moreLabel,
  isFocusedOnMount,
  ...field
}: QuantityFieldProps) {
  return (
    <Field {...field} className="flex-[1_1_min(100%,11rem)]">
      {/* Not the `className` of a field: the stepper is the box, and the input in it has neither border nor padding. */}
      {({ className: _className, ...control }) => (
        <NumberStepper
          {...control}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only in a form that the visitor has just opened
          autoFocus={isFocusedOnMount}
          name="quantity"
          value={value}
          onChange={onChange}
          min={minQuantity}
          max={maxQuantity}
          parse={parseQuantity}
          changeByStep={stepQuantity}
          fewerLabel={fewerLabel}
          moreLabel={moreLabel}
        />
      )}
    </Field>
  );
}
