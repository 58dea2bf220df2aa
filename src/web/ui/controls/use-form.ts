import { useId, useState } from 'react';

export type FormErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * The errors of a form: `check` shows those that a submission has found and focuses the first wrong field. An error stands
 * until its field changes. A message that several fields share is shown at the first of them.
 *
 * @param fields The names of the controls, in the order of the form.
 * @param initial Errors that are there before anything was changed, such as those of a link.
 */
export function useForm<Field extends string>(fields: readonly Field[], initial?: FormErrors<Field>) {
  const id = useId();
  const [found, setFound] = useState<FormErrors<Field>>();
  const [attempt, setAttempt] = useState(0);
  const errors = found ?? initial;
  const wrong = fields.filter((field) => errors?.[field] !== undefined);

  return {
    attempt,
    check: (form: HTMLFormElement | null, next: FormErrors<Field>): boolean => {
      setAttempt((count) => count + 1);
      setFound(next);
      const first = fields.find((field) => next[field] !== undefined);
      const control = first !== undefined && form?.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return first === undefined;
    },
    /** Call it when these fields change; removes their errors. */
    clear: (changed: readonly string[]): void => {
      const others = wrong.filter((field) => !changed.includes(field));
      setFound(Object.fromEntries(others.map((field) => [field, errors?.[field]])) as FormErrors<Field>);
    },
    errorProps: (field: Field) => {
      const first = wrong.find((other) => errors?.[other] === errors?.[field]);
      const error = first === field ? errors?.[field] : undefined;
      return { error, errorId: errors?.[field] === undefined ? undefined : `${id}-${first}`, attempt };
    },
  };
}
