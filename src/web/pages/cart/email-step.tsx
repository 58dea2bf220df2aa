import { emailStepTexts } from '#text/pages/cart.ts';
import { emptyScoop } from '#text/pictures/empty-states.ts';
import { CartEmailField } from '#web/features/forms/cart-email-field.tsx';
import { useEmailForm } from '#web/features/forms/use-email-form.ts';
import { useEntryDraft } from '#web/storage/history/use-entry-draft.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { Picture } from '#web/ui/picture.tsx';

interface EmailStepProps {
  currentEmail: string | undefined;
  isForgotten: boolean;
  onSubmit: (email: string) => void;
  onKeep: () => void;
}

export function EmailStep({ currentEmail, isForgotten, onSubmit, onKeep }: EmailStepProps) {
  const { fields, change, discard } = useEntryDraft({ email: currentEmail ?? '' }, { stateKey: 'email' });
  const emailForm = useEmailForm({
    email: fields.email,
    onChange: (text) => change({ email: text }),
    onSubmit: (email) => {
      discard();
      onSubmit(email);
    },
  });

  return (
    <EmptyState
      variant="form-card"
      picture={<Picture source={emptyScoop} sizes="(min-width: 1025px) 36rem, 92vw" />}
      title={emailStepTexts.title}
      text={emailStepTexts.text}
    >
      <Form className="grid gap-4 justify-self-stretch" onSubmit={emailForm.submit}>
        <Status variant="done">{isForgotten && emailStepTexts.forgotten}</Status>
        <CartEmailField label={emailStepTexts.email} {...emailForm.fieldProps} />
        <Button type="submit">{emailStepTexts.submit}</Button>
        {currentEmail !== undefined && (
          <Button
            variant="text"
            onClick={() => {
              discard();
              onKeep();
            }}
          >
            {emailStepTexts.keep(currentEmail)}
          </Button>
        )}
      </Form>
    </EmptyState>
  );
}
