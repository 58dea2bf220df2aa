import { useId, useState, type SubmitEvent } from 'react';
import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import { listPanel } from '#text/list-table.ts';
import { cartEmailMessages, cartItemMessages } from '#text/messages.ts';
import { cartClient } from '#web/cart/cart-client.ts';
import { PrivacyLink } from '#web/features/company/privacy-link.tsx';
import { Alert } from '#web/ui/controls/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { useForm } from '#web/ui/controls/use-form.ts';

interface AddRowsProps {
  email: string | undefined;
  count: number;
  total: number;
  onAdd: (email: string) => void;
}

const fieldNames = ['email'] as const;

export function AddRows({ email, count, total, onAdd }: AddRowsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const [typed, setTyped] = useState('');
  const form = useForm(fieldNames);
  const formId = useId();

  const press = () => {
    setIsEmpty(count === 0);
    if (count === 0) return;
    if (email === undefined) setIsAsking(true);
    else onAdd(email);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const error =
      typed.trim() === ''
        ? cartEmailMessages['missing-email']
        : isEmail(typed)
          ? undefined
          : cartItemMessages['invalid-email'];
    if (!form.check(event.currentTarget, error === undefined ? {} : { email: error })) return;
    cartClient.setEmail(typed);
    onAdd(normalizeEmail(typed));
  };

  return (
    <>
      {isEmpty && count === 0 && <Alert text={listPanel.nothingToAdd} />}
      {isAsking && email === undefined ? (
        <form id={formId} className="grid max-w-[26rem] grid-cols-1 gap-3" method="dialog" noValidate onSubmit={submit}>
          <TextField
            label={listPanel.emailFor}
            hint={listPanel.emailHint}
            {...form.errorProps('email')}
            link={<PrivacyLink />}
            type="email"
            name="email"
            autoComplete="email"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just pressed the button in this place
            autoFocus
            value={typed}
            onChange={(text) => {
              form.clear(fieldNames);
              setTyped(text);
            }}
          />
          <Button type="submit">{listPanel.add(count, total)}</Button>
        </form>
      ) : (
        <Button onClick={press}>{listPanel.add(count, total)}</Button>
      )}
    </>
  );
}
