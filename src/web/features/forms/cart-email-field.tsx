import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/form/text-field.tsx';
import { EmailPrivacy } from './email-privacy.tsx';

type CartEmailFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'footnote' | 'type' | 'name' | 'autoComplete' | 'required'
>;

export function CartEmailField(props: CartEmailFieldProps) {
  return (
    <TextField
      footnote={<EmailPrivacy purpose="cart" />}
      name="email"
      type="email"
      autoComplete="email"
      required
      {...props}
    />
  );
}
