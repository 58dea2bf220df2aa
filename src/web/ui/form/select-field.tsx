import type { ComponentProps } from 'react';
import { Field, splitFieldProps, type BaseFieldProps } from './field.tsx';

interface SelectOwnProps extends BaseFieldProps {
  options: readonly string[];
  formatOption?: (option: string) => string;
  blankLabel?: string;
  value: string;
  onChange: (value: string) => void;
}

type SelectFieldProps = Omit<ComponentProps<'select'>, keyof SelectOwnProps | 'children'> & SelectOwnProps;

export function SelectField({ options, formatOption, blankLabel, onChange, ...props }: SelectFieldProps) {
  const { fieldProps, controlProps } = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <select {...control} {...controlProps} onChange={(event) => onChange(event.currentTarget.value)}>
          {blankLabel !== undefined && <option value="">{blankLabel}</option>}
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
