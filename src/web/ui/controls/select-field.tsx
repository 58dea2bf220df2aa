import type { ComponentProps } from 'react';
import { Field, splitFieldProps, type BaseFieldProps } from './field.tsx';

interface SelectOwnProps extends BaseFieldProps {
  options: readonly string[];
  formatOption?: (option: string) => string;
  blank?: string;
  value: string;
  onChange: (value: string) => void;
}

type SelectFieldProps = Omit<ComponentProps<'select'>, keyof SelectOwnProps | 'children'> & SelectOwnProps;

export function SelectField({ options, formatOption, blank, onChange, ...props }: SelectFieldProps) {
  const { field, own } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} {...own} onChange={(event) => onChange(event.currentTarget.value)}>
          {blank !== undefined && <option value="">{blank}</option>}
          {options.map((option) => (
            // Without `value`, a browser's translation of the text would become the value.
            <option key={option} value={option}>
              {formatOption ? formatOption(option) : option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
