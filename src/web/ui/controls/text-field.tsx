import type { ComponentProps } from 'react';
import { Field, splitFieldProps, type BaseFieldProps } from './field.tsx';

interface TextOwnProps extends BaseFieldProps {
  value: string;
  onChange?: (text: string) => void;
}

type TextFieldProps = Omit<ComponentProps<'input'>, keyof TextOwnProps> & TextOwnProps;
type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, keyof TextOwnProps> & TextOwnProps;

export function TextField({ onChange, ...props }: TextFieldProps) {
  const { field, own } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => <input {...control} {...own} onChange={(event) => onChange?.(event.currentTarget.value)} />}
    </Field>
  );
}

export function TextAreaField({ onChange, ...props }: TextAreaFieldProps) {
  const { field, own } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => <textarea {...control} {...own} onChange={(event) => onChange?.(event.currentTarget.value)} />}
    </Field>
  );
}
