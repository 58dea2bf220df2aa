import { maxQuantity, minQuantity, units } from '#domain/cart-item.ts';
import { parseQuantity } from '#domain/quantity.ts';
import { weightInputType } from '#text/weight.ts';
import { Field, type FieldLabelProps } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface AmountFieldProps extends FieldLabelProps {
  /** The text as typed. */
  value: string;
  onChange: (text: string) => void;
}

interface QuantityFieldProps extends AmountFieldProps {
  fewerLabel: string;
  moreLabel: string;
  focusOnMount?: boolean;
}

/** The number of packs, with minus and plus buttons. */
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
          fewerLabel={fewerLabel}
          moreLabel={moreLabel}
        />
      )}
    </Field>
  );
}

/** The weight or volume of one pack. */
export function PackWeightField({ required, ...field }: AmountFieldProps & { required?: boolean }) {
  return (
    <TextField
      {...field}
      name="packWeight"
      type={weightInputType}
      inputMode="decimal"
      min={0}
      step={0.1}
      required={required}
      autoComplete="off"
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}

/** The unit of the pack weight. */
export function UnitField(field: AmountFieldProps) {
  return <SelectField {...field} name="unit" options={units} />;
}
