import { useId, useState } from 'react';
import { focusControl } from './focus-control.ts';

export type ErrorMessages<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * Holds the errors of a form whose controls have the names of `fields`, in that order. An error stands until its field
 * changes. A message of several fields is shown at the first. `initialErrors` stand before any change.
 */
export function useFormErrors<Field extends string>(fields: readonly Field[], initialErrors?: ErrorMessages<Field>) {
  const id = useId();
  const [shownErrors, setShownErrors] = useState<ErrorMessages<Field>>();
  const [submitCount, setSubmitCount] = useState(0);
  const errors = shownErrors ?? initialErrors;
  const invalidFields = fields.filter((field) => errors?.[field] !== undefined);

  return {
    submitCount,
    show: (form: HTMLFormElement | null, newErrors: ErrorMessages<Field>): void => {
      setSubmitCount((count) => count + 1);
      setShownErrors(newErrors);
      const firstField = fields.find((field) => newErrors[field] !== undefined);
      if (firstField !== undefined) focusControl(form, firstField);
    },
    clear: (changedFields: readonly Field[]): void => {
      const otherFields = invalidFields.filter((field) => !changedFields.includes(field));
      setShownErrors(Object.fromEntries(otherFields.map((field) => [field, errors?.[field]])) as ErrorMessages<Field>);
    },
    getFieldProps: (field: Field) => {
      const firstField = invalidFields.find((other) => errors?.[other] === errors?.[field]);
      const error = firstField === field ? errors?.[field] : undefined;
      return { error, errorId: errors?.[field] === undefined ? undefined : `${id}-${firstField}`, submitCount };
    },
  };
}
