import type { ComponentProps } from 'react';

interface SelectOwnProps {
  options: readonly string[];
  formatOption?: ((option: string) => string) | undefined;
  blankLabel?: string | undefined;
  onChange: (value: string) => void;
}

export type SelectProps = Omit<ComponentProps<'select'>, keyof SelectOwnProps | 'children'> & SelectOwnProps;

export function Select({ options, formatOption, blankLabel, onChange, ...select }: SelectProps) {
  return (
    <select {...select} onChange={(event) => onChange(event.currentTarget.value)}>
      {blankLabel !== undefined && <option value="">{blankLabel}</option>}
      {options.map((option) => (
        // Without `value`, a browser's translation of the text would become the value.
        <option key={option} value={option}>
          {formatOption ? formatOption(option) : option}
        </option>
      ))}
    </select>
  );
}
