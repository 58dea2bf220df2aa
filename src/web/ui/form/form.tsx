import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit'> {
  onSubmit: (form: HTMLFormElement) => void;
}

/**
 * A form whose submission scripts handle. Without scripts, `method="dialog"` submits nothing, so that no field appears
 * in a URL.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    />
  );
}
