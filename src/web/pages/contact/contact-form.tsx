import { useId, useRef, useState, type SubmitEvent } from 'react';
import { company } from '#content/company.ts';
import {
  checkContact,
  contactFields,
  contactMessage,
  type ContactField,
  type ContactMessage,
} from '#domain/contact-message.ts';
import { mailLink } from '#domain/mail-link.ts';
import { toSingleLine } from '#domain/message-text.ts';
import { whatsAppLink } from '#domain/whatsapp-link.ts';
import { contactForm } from '#text/contact.ts';
import { contactMessages } from '#text/messages.ts';
import { contactLabels, sentMessage } from '#text/quote-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoScriptContact } from '#web/ui/no-script-contact.tsx';
import { openLink } from '#web/ui/open-link.ts';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { SentMessage } from '#web/ui/sent-message.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import styles from './contact-form.module.css';

const blank: Record<ContactField, string> = { name: '', email: '', subject: '', message: '' };

/** Input type and autofill of the one-line fields. */
const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  subject: { type: 'text', autoComplete: 'off' },
} as const;

/**
 * The contact form: validates its fields, then opens WhatsApp with the message. As in every form, `method="dialog"` submits
 * nothing without scripts, so that no field appears in a URL.
 */
export function ContactForm() {
  const [form, change] = useDraft(blank);
  const [isChecked, setIsChecked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<ContactMessage>();
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();

  // After the first submit, an error disappears as soon as its field is valid.
  const errors = isChecked ? checkContact(form) : {};
  const errorProps = (field: ContactField) => {
    const error = errors[field];
    return { error: error && contactMessages[error], attempt };
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    setAttempt(attempt + 1);
    const found = checkContact(form);
    const firstInvalid = contactFields.find((field) => found[field]);
    if (firstInvalid !== undefined) {
      element.current?.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
      return;
    }
    const written = contactMessage(form, contactLabels);
    openLink(whatsAppLink(company.whatsappNumber, written.short));
    setMessage(written);
  };

  return (
    <section className={`ui-card ${styles.section}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="ui-title-md">
        {contactForm.title}
      </h2>
      <NoScriptContact page="contact" />
      <form
        ref={element}
        className={styles.form}
        method="dialog"
        toolname="write_to_us"
        tooldescription={contactForm.tool}
        noValidate
        onSubmit={send}
      >
        {(['name', 'email', 'subject'] as const).map((field) => (
          <TextField
            key={field}
            label={contactForm[field]}
            className={styles[field]}
            link={field === 'email' ? <PrivacyLink /> : undefined}
            {...errorProps(field)}
            {...inputs[field]}
            name={field}
            required
            value={form[field]}
            onChange={(text) => change({ [field]: text })}
          />
        ))}
        <TextAreaField
          label={contactForm.message}
          className={styles.message}
          {...errorProps('message')}
          name="message"
          required
          rows={6}
          value={form.message}
          onChange={(text) => change({ message: text })}
        />
        <div className={`ui-actions ${styles.actions}`}>
          <Button type="submit">
            <Icon name="whatsapp" size={22} />
            {contactForm.send}
          </Button>
          <p className={`ui-note ${styles.note}`}>{contactForm.text}</p>
        </div>
      </form>
      {message && (
        <SentMessage
          short={message.short}
          full={message.full}
          note={message.short === message.full ? undefined : sentMessage.cut}
          whatsAppHref={whatsAppLink(company.whatsappNumber, message.short)}
          mailHref={mailLink(company.email, toSingleLine(form.subject), message.short)}
        />
      )}
    </section>
  );
}
