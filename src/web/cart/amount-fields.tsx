import { maxQuantity, minQuantity, units } from '#domain/cart/cart-item.ts';
import { parseQuantity, stepQuantity, stepWeight, weightOf } from '#domain/cart/typed-number.ts';
import { Field, type FieldLabelProps } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { SteppedInput } from '#web/ui/controls/stepped-input.tsx';
import { Stepper } from '#web/ui/controls/stepper.tsx';

interface AmountFieldProps extends FieldLabelProps {
  value: string;
  onChange: (text: string) => void;
}

interface QuantityFieldProps extends AmountFieldProps {
  fewerLabel: string;
  moreLabel: string;
  focusOnMount?: boolean;
}

interface PackWeightFieldProps extends AmountFieldProps {
  required?: boolean;
}

export function QuantityField({ value, onChange, fewerLabel, moreLabel, focusOnMount, ...field }: QuantityFieldProps) {
  return (
    <Field {...field}>
      {({ className: _own, ...control }) => (
        <Stepper
          {...control}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only in a form that the visitor has just opened
          autoFocus={focusOnMount}
          name="quantity"
          value={value}
          onChange={onChange}
          min={minQuantity}
          max={maxQuantity}
          parse={parseQuantity}
          step={stepQuantity}
          fewerLabel={fewerLabel}
          moreLabel={moreLabel}
        />
      )}
    </Field>
  );
}

export function PackWeightField({ required, value, onChange, ...field }: PackWeightFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <SteppedInput
          {...control}
          name="packWeight"
          inputMode="decimal"
          aria-valuemin={0}
          aria-valuenow={weightOf(value)}
          required={required}
          value={value}
          onChange={onChange}
          step={stepWeight}
        />
      )}
    </Field>
  );
}

export function UnitField(field: AmountFieldProps) {
  return <SelectField {...field} name="unit" options={units} />;
}
