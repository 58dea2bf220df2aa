import { useId, useState } from 'react';
import { focusControl } from './focus-control.ts';

export type ErrorMessages<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * Holds the errors of a form whose controls have the names of `fields`, in that order. An error stands until its field
 * changes. A message of several fields is shown at the first. `initial` holds errors before any change.
 */
export function useFormErrors<Field extends string>(fields: readonly Field[], initial?: ErrorMessages<Field>) {
  const id = useId();
  const [shown, setShown] = useState<ErrorMessages<Field>>();
  const [submitCount, setSubmitCount] = useState(0);
  const errors = shown ?? initial;
  const invalidFields = fields.filter((field) => errors?.[field] !== undefined);

  return {
    submitCount,
    show: (form: HTMLFormElement | null, next: ErrorMessages<Field>): void => {
      setSubmitCount((count) => count + 1);
      setShown(next);
      const first = fields.find((field) => next[field] !== undefined);
      if (first !== undefined) focusControl(form, first);
    },
    clear: (changed: readonly Field[]): void => {
      const others = invalidFields.filter((field) => !changed.includes(field));
      setShown(Object.fromEntries(others.map((field) => [field, errors?.[field]])) as ErrorMessages<Field>);
    },
    getFieldProps: (field: Field) => {
      const first = invalidFields.find((other) => errors?.[other] === errors?.[field]);
      const error = first === field ? errors?.[field] : undefined;
      return { error, errorId: errors?.[field] === undefined ? undefined : `${id}-${first}`, submitCount };
    },
  };
}
