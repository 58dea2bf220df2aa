import { useEffect, useRef, useState } from 'react';
import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import { orderPageTexts } from '#text/pages/order.ts';
import { CartEmailField } from '#web/features/forms/cart-email-field.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import type { BaseFieldProps } from '#web/ui/form/field.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';

interface EmailFieldProps extends Pick<BaseFieldProps, 'error' | 'errorId' | 'submitCount'> {
  storedEmail: string | undefined;
  value: string;
  hasTypedEmail: boolean;
  onChange: (email: string) => void;
}

export function EmailField({ storedEmail, value, hasTypedEmail, onChange, ...field }: EmailFieldProps) {
  const [isFieldOpen, setIsFieldOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isFieldOpen) input.current?.select();
  }, [isFieldOpen]);

  if (storedEmail !== undefined && !isFieldOpen && !hasTypedEmail) {
    return (
      <p className="text-small">
        <span>{orderPageTexts.quotingAs(storedEmail)}</span>{' '}
        <Button variant="link" onClick={() => setIsFieldOpen(true)}>
          {orderPageTexts.change}
          <HiddenText> {orderPageTexts.changeWhat}</HiddenText>
        </Button>
      </p>
    );
  }
  const isOtherEmail = storedEmail !== undefined && isEmail(value) && normalizeEmail(value) !== storedEmail;
  return (
    <CartEmailField
      ref={input}
      label={orderPageTexts.email}
      hint={isOtherEmail ? orderPageTexts.otherEmail(storedEmail) : orderPageTexts.emailHint}
      {...field}
      value={value}
      onChange={onChange}
    />
  );
}
