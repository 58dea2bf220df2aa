import { useId, useState } from 'react';
import { focusControl } from './focus-control.ts';

export type FormErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * The errors of a form whose controls have these names, in this order. An error stands until its field changes; a message
 * that several fields share is shown at the first. `initial` are errors before any change, such as those of a link.
 */
export function useForm<Field extends string>(fields: readonly Field[], initial?: FormErrors<Field>) {
  const id = useId();
  const [current, setCurrent] = useState<FormErrors<Field>>();
  const [attempt, setAttempt] = useState(0);
  const errors = current ?? initial;
  const invalidFields = fields.filter((field) => errors?.[field] !== undefined);

  return {
    attempt,
    /** Shows these errors instead of the former, and focuses the first control that has one. Returns whether there is none. */
    showErrors: (form: HTMLFormElement | null, next: FormErrors<Field>): boolean => {
      setAttempt((count) => count + 1);
      setCurrent(next);
      const first = fields.find((field) => next[field] !== undefined);
      if (first !== undefined) focusControl(form, first);
      return first === undefined;
    },
    clear: (changed: readonly Field[]): void => {
      const others = invalidFields.filter((field) => !changed.includes(field));
      setCurrent(Object.fromEntries(others.map((field) => [field, errors?.[field]])) as FormErrors<Field>);
    },
    errorProps: (field: Field) => {
      const first = invalidFields.find((other) => errors?.[other] === errors?.[field]);
      const error = first === field ? errors?.[field] : undefined;
      return { error, errorId: errors?.[field] === undefined ? undefined : `${id}-${first}`, attempt };
    },
  };
}
