import type { ComponentProps } from 'react';
import { Field, type FieldLabelProps } from './field.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value'>;
type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value'>;

interface TextValue {
  value: string;
  /** Left out for a field that is read only. */
  onChange?: (text: string) => void;
}

/** A labelled input of one line; other properties go to the input. */
export function TextField(props: InputProps & TextValue & FieldLabelProps) {
  const { label, hint, problem, problemId, attempt, className, onChange, ...input } = props;
  return (
    <Field {...{ label, hint, problem, problemId, attempt, className }}>
      {(control) => <input {...control} {...input} onChange={(event) => onChange?.(event.currentTarget.value)} />}
    </Field>
  );
}

/** A labelled input of several lines; other properties go to the textarea. */
export function TextAreaField(props: TextAreaProps & TextValue & FieldLabelProps) {
  const { label, hint, problem, problemId, attempt, className, onChange, ...input } = props;
  return (
    <Field {...{ label, hint, problem, problemId, attempt, className }}>
      {(control) => <textarea {...control} {...input} onChange={(event) => onChange?.(event.currentTarget.value)} />}
    </Field>
  );
}
