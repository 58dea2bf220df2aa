import { parseWeight, stepWeight } from '#domain/cart/packs-input.ts';
import { Field, type BaseFieldProps } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';

interface PackWeightFieldProps extends BaseFieldProps {
  value: string;
  onChange: (text: string) => void;
  required?: boolean;
}

export function PackWeightField({ required, value, onChange, className = '', ...field }: PackWeightFieldProps) {
  return (
    <Field {...field} className={`basis-[min(100%,9rem)] ${className}`}>
      {(control) => (
        <NumberInput
          {...control}
          name="packWeight"
          inputMode="decimal"
          aria-valuemin={0}
          aria-valuenow={parseWeight(value)}
          required={required}
          value={value}
          onChange={onChange}
          changeByStep={stepWeight}
        />
      )}
    </Field>
  );
}
