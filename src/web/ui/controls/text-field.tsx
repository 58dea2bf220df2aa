import type { ComponentProps } from 'react';
import { Field, splitFieldProps, type FieldLabelProps } from './field.tsx';

interface TextValue extends FieldLabelProps {
  value: string;
  onChange?: (text: string) => void;
}

type TextFieldProps = Omit<ComponentProps<'input'>, keyof TextValue> & TextValue;
type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, keyof TextValue> & TextValue;

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
