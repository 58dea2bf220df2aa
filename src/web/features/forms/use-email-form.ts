import type { SubmitEvent } from 'react';
import { isEmail } from '#domain/contact/email.ts';
import { cartEmailMessages } from '#text/messages/form-messages.ts';
import { useForm } from '#web/ui/controls/use-form.ts';

const fieldNames = ['email'] as const;

interface EmailFormOptions {
  readonly email: string;
  readonly onChange: (email: string) => void;
  /** Called with a valid e-mail. */
  readonly onSubmit: (email: string) => void;
}

/** A form with one `EmailInput`, which gets `inputProps`. */
export function useEmailForm({ email, onChange, onSubmit }: EmailFormOptions) {
  const form = useForm(fieldNames);
  return {
    inputProps: {
      ...form.errorProps('email'),
      value: email,
      onChange: (text: string) => {
        form.clear(fieldNames);
        onChange(text);
      },
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const error = email.trim() === '' ? 'missing-email' : isEmail(email) ? undefined : 'invalid-email';
      if (form.showErrors(event.currentTarget, error === undefined ? {} : { email: cartEmailMessages[error] }))
        onSubmit(email);
    },
  };
}
