import { useId, useState, type ReactNode } from 'react';
import {
  composeContactMessage,
  contactFields,
  findContactErrors,
  type ContactField,
  type ContactMessage,
} from '#domain/contact/contact-message.ts';
import { mapValues } from '#domain/fields.ts';
import { toSingleLine } from '#domain/message/message-text.ts';
import type { SendWay } from '#domain/message/send-way.ts';
import { contactFormErrors } from '#text/forms/form-errors.ts';
import { contactFormTexts, contactLabels } from '#text/pages/contact.ts';
import { NoScriptContact } from '#web/features/company/no-script-contact.tsx';
import { EarlySubmitNotice } from '#web/features/forms/early-submit-notice.tsx';
import { EmailPrivacy } from '#web/features/forms/email-privacy.tsx';
import { OtherSendWays } from '#web/features/message/other-send-ways.tsx';
import { SentMessage } from '#web/features/message/sent-message.tsx';
import { useMessageForm } from '#web/features/message/use-message-form.ts';
import { useOnForget } from '#web/storage/forget-signal.ts';
import { useEntryDraft } from '#web/storage/history/use-entry-draft.ts';
import { Card } from '#web/ui/card.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './contact-form.module.css';

const blankFields: Readonly<Record<ContactField, string>> = { name: '', email: '', subject: '', message: '' };

const inputProps = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  subject: { type: 'text', autoComplete: 'off' },
} as const;

export function ContactForm() {
  const { form, formErrors, messageActions, sendCount, showErrorsIfAny, send } = useMessageForm(
    'contact',
    contactFields,
  );
  const { fields, change: changeFields } = useEntryDraft(blankFields, { container: form });
  const [sent, setSent] = useState<{
    readonly way: SendWay;
    readonly message: ContactMessage & { readonly subject: string };
  }>();
  useOnForget(() => setSent(undefined));
  const titleId = useId();

  const change = (field: ContactField, text: string) => {
    formErrors.clear([field]);
    changeFields({ [field]: text });
  };
  const submit = (way: SendWay) => {
    const errors = mapValues(findContactErrors(fields), (error) => contactFormErrors[error]);
    if (showErrorsIfAny(errors)) return;
    const message = { ...composeContactMessage(fields, contactLabels), subject: toSingleLine(fields.subject) };
    send(way, message);
    setSent({ way, message });
  };

  const renderTextField = (field: keyof typeof inputProps, footnote?: ReactNode) => (
    <TextField
      label={contactFormTexts[field]}
      footnote={footnote}
      {...formErrors.getFieldProps(field)}
      {...inputProps[field]}
      name={field}
      required
      value={fields[field]}
      onChange={(text) => change(field, text)}
    />
  );

  return (
    <Card as="section" variant="framed" className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className="text-title-md">
        {contactFormTexts.title}
      </h2>
      <NoScriptContact page="contact" />
      <Form ref={form} className={styles.fields} onSubmit={() => submit('whatsapp')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {renderTextField('name')}
          {renderTextField('email', <EmailPrivacy purpose="contact" />)}
        </div>
        {renderTextField('subject')}
        <TextAreaField
          label={contactFormTexts.message}
          className={styles.message}
          {...formErrors.getFieldProps('message')}
          name="message"
          required
          rows={6}
          value={fields.message}
          onChange={(text) => change('message', text)}
        />
        <EarlySubmitNotice />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" className={styles.send}>
            <Icon name="whatsapp" size={22} />
            {contactFormTexts.send}
          </Button>
          <p className={styles.hint}>{contactFormTexts.text}</p>
          <OtherSendWays {...contactFormTexts.otherSendWays} onPress={submit} />
        </div>
      </Form>
      {sent && <SentMessage kind="contact" {...sent} actions={messageActions} sendCount={sendCount} />}
    </Card>
  );
}
