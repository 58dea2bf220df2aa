import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'className'> {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  className?: string | undefined;
  inputClassName?: string | undefined;
}

export function Checkbox({ label, isChecked, onChange, className = '', inputClassName = '', ...input }: CheckboxProps) {
  return (
    <label className={`flex min-h-control-small items-center gap-3 ${className}`}>
      <input
        {...input}
        className={`size-checkbox flex-none accent-accent-strong ${inputClassName}`}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
