import type { SubmitEvent } from 'react';
import { isEmail } from '#domain/contact/email.ts';
import { emailStep } from '#text/cart.ts';
import { emptyScoop } from '#text/empty-states.ts';
import { cartEmailMessages } from '#text/messages.ts';
import { PrivacyLink } from '#web/features/company/privacy-link.tsx';
import { useDraft } from '#web/storage/use-draft.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { useForm } from '#web/ui/controls/use-form.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Picture } from '#web/ui/picture.tsx';

const fieldNames = ['email'] as const;

interface EmailStepProps {
  current: string | undefined;
  isForgotten: boolean;
  onEnter: (email: string) => void;
  onKeep: () => void;
}

export function EmailStep({ current, isForgotten, onEnter, onKeep }: EmailStepProps) {
  const [{ email }, change, discard] = useDraft({ email: current ?? '' }, { name: 'email' });
  const form = useForm(fieldNames);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const error = email.trim() === '' ? 'missing-email' : isEmail(email) ? undefined : 'invalid-email';
    if (!form.check(event.currentTarget, error === undefined ? {} : { email: cartEmailMessages[error] })) return;
    discard();
    onEnter(email);
  };

  return (
    <EmptyState
      variant="card"
      className="[--ratio:2/1] md:grid-cols-[1fr_1.2fr]"
      picture={<Picture source={emptyScoop} sizes="(min-width: 1025px) 36rem, 92vw" />}
      title={emailStep.title}
      text={emailStep.text}
    >
      <form className="grid gap-4" method="dialog" noValidate onSubmit={submit}>
        <p role="status" className="text-sm font-semibold text-leaf empty:absolute">
          {isForgotten && emailStep.forgotten}
        </p>
        <TextField
          label={emailStep.email}
          {...form.errorProps('email')}
          link={<PrivacyLink />}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          onChange={(text) => {
            form.clear(fieldNames);
            change({ email: text });
          }}
        />
        <Button type="submit">{emailStep.submit}</Button>
        {current !== undefined && (
          <Button
            variant="text"
            onClick={() => {
              discard();
              onKeep();
            }}
          >
            {emailStep.keep(current)}
          </Button>
        )}
      </form>
    </EmptyState>
  );
}
