import type { ComponentProps } from 'react';
import { FieldControl, type FieldLabelProps } from './field.tsx';

interface TextValue extends FieldLabelProps {
  value: string;
  onChange?: (text: string) => void;
}

type TextFieldProps = Omit<ComponentProps<'input'>, keyof TextValue> & TextValue;
type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, keyof TextValue> & TextValue;

export function TextField(props: TextFieldProps) {
  return <FieldControl as="input" {...props} />;
}

export function TextAreaField(props: TextAreaFieldProps) {
  return <FieldControl as="textarea" {...props} />;
}
