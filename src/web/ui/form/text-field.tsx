import type { ComponentProps } from 'react';
import { Field, splitFieldProps, type BaseFieldProps } from './field.tsx';

interface TextOwnProps extends BaseFieldProps {
  value: string;
  onChange?: (text: string) => void;
}

type TextFieldProps = Omit<ComponentProps<'input'>, keyof TextOwnProps> & TextOwnProps;
type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, keyof TextOwnProps> & TextOwnProps;

export function TextField({ onChange, ...props }: TextFieldProps) {
  const { fieldProps, controlProps } = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <input {...control} {...controlProps} onChange={(event) => onChange?.(event.currentTarget.value)} />
      )}
    </Field>
  );
}

export function TextAreaField({ onChange, ...props }: TextAreaFieldProps) {
  const { fieldProps, controlProps } = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <textarea {...control} {...controlProps} onChange={(event) => onChange?.(event.currentTarget.value)} />
      )}
    </Field>
  );
}
