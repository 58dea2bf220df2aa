import type { ComponentProps } from 'react';
import { Field, type FieldLabelProps } from './field.tsx';

interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'className' | 'children' | 'onChange' | 'value'>, FieldLabelProps {
  /** The options, each its own value. */
  options: readonly string[];
  /** Label of a first option whose value is empty. */
  blank?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A labelled choice from a list; other properties go to the select. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, problem, problemId, attempt, className, options, blank, onChange, ...select } = props;
  return (
    <Field {...{ label, hint, problem, problemId, attempt, className }}>
      {(control) => (
        <select {...control} {...select} onChange={(event) => onChange(event.currentTarget.value)}>
          {blank !== undefined && <option value="">{blank}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
