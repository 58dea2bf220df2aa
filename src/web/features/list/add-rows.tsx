import { useState } from 'react';
import { listPanelTexts } from '#text/list/list-panel.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { CartEmailField } from '#web/features/forms/cart-email-field.tsx';
import { useEmailForm } from '#web/features/forms/use-email-form.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Alert } from '#web/ui/messages/alert.tsx';

interface AddRowsProps {
  email: string | undefined;
  completeCount: number;
  rowCount: number;
  onAdd: (email: string) => void;
}

export function AddRows({ email, completeCount, rowCount, onAdd }: AddRowsProps) {
  const [isEmailAsked, setIsEmailAsked] = useState(false);
  const [hadNothingToAdd, setHadNothingToAdd] = useState(false);
  const [typed, setTyped] = useState('');

  const proceedIfAnyComplete = (proceed: () => void) => {
    setHadNothingToAdd(completeCount === 0);
    if (completeCount > 0) proceed();
  };
  const emailForm = useEmailForm({
    email: typed,
    onChange: setTyped,
    onSubmit: (entered) => proceedIfAnyComplete(() => onAdd(cartClient.setEmail(entered))),
  });
  const addOrAskEmail = () =>
    proceedIfAnyComplete(() => {
      if (email === undefined) setIsEmailAsked(true);
      else onAdd(email);
    });

  return (
    <>
      {hadNothingToAdd && completeCount === 0 && <Alert text={listPanelTexts.nothingToAdd} />}
      {isEmailAsked && email === undefined ? (
        <Form className="grid max-w-[26rem] grid-cols-1 gap-3" onSubmit={emailForm.submit}>
          <CartEmailField
            label={listPanelTexts.emailFor}
            hint={listPanelTexts.emailHint}
            {...emailForm.fieldProps}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just pressed the button in this place
            autoFocus
          />
          <Button type="submit">{listPanelTexts.add(completeCount, rowCount)}</Button>
        </Form>
      ) : (
        <Button onClick={addOrAskEmail}>{listPanelTexts.add(completeCount, rowCount)}</Button>
      )}
    </>
  );
}
