import { useRef, useState, type SubmitEvent } from 'react';
import { isEmail } from '#domain/email.ts';
import { emailStep } from '#text/cart.ts';
import { emptyScoop } from '#text/empty-states.ts';
import { cartEmailMessages } from '#text/messages.ts';
import { PrivacyLink } from '#web/features/company/privacy-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Picture } from '#web/ui/picture.tsx';

interface EmailStepProps {
  /** The e-mail to be changed; undefined if none is stored. */
  current: string | undefined;
  /** Whether the visitor's data has just been removed. */
  isForgotten: boolean;
  onEnter: (email: string) => void;
  onKeep: () => void;
}

/** Asks for the e-mail that identifies the cart. */
export function EmailStep({ current, isForgotten, onEnter, onKeep }: EmailStepProps) {
  const [email, setEmail] = useState(current ?? '');
  const [error, setError] = useState<keyof typeof cartEmailMessages>();
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    const found = email.trim() === '' ? 'missing-email' : isEmail(email) ? undefined : 'invalid-email';
    setError(found);
    if (found === undefined) onEnter(email);
    else input.current?.focus();
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
          ref={input}
          label={emailStep.email}
          error={error === undefined ? undefined : cartEmailMessages[error]}
          attempt={attempt}
          link={<PrivacyLink />}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          onChange={(text) => {
            setError(undefined);
            setEmail(text);
          }}
        />
        <Button type="submit">{emailStep.submit}</Button>
        {current !== undefined && (
          <Button variant="text" onClick={onKeep}>
            {emailStep.keep(current)}
          </Button>
        )}
      </form>
    </EmptyState>
  );
}
