import { findEmailError } from '#domain/contact/email.ts';
import { emailFormErrors } from '#text/forms/form-errors.ts';
import { useFormErrors } from '#web/ui/form/use-form-errors.ts';

const emailFieldNames = ['email'] as const;

interface EmailFormOptions {
  readonly email: string;
  readonly onChange: (email: string) => void;
  readonly onSubmit: (email: string) => void;
}

export function useEmailForm({ email, onChange, onSubmit }: EmailFormOptions) {
  const formErrors = useFormErrors(emailFieldNames);
  return {
    fieldProps: {
      ...formErrors.getFieldProps('email'),
      value: email,
      onChange: (text: string) => {
        formErrors.clear(emailFieldNames);
        onChange(text);
      },
    },
    submit: (form: HTMLFormElement) => {
      const error = findEmailError(email);
      formErrors.show(form, error === undefined ? {} : { email: emailFormErrors[error] });
      if (error === undefined) onSubmit(email);
    },
  };
}
