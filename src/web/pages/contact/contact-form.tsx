import { useId, useRef, useState, type SubmitEvent } from 'react';
import { company } from '#content/company.ts';
import { contactForm } from '#content/en/contact.ts';
import { contactMessages } from '#content/en/messages.ts';
import { contactLabels, sentWords } from '#content/en/quote-message.ts';
import {
  checkContact,
  contactFields,
  contactMessage,
  type ContactField,
  type ContactMessage,
} from '#domain/contact-message.ts';
import { mailLink } from '#domain/mail-link.ts';
import { plainLine } from '#domain/plain-line.ts';
import { whatsAppLink } from '#domain/whatsapp-link.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoScriptContact } from '#web/ui/no-script-contact.tsx';
import { openLink } from '#web/ui/open-link.ts';
import { SentMessage } from '#web/ui/sent-message.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import styles from './contact-form.module.css';

const blank: Record<ContactField, string> = { name: '', email: '', subject: '', message: '' };

/** How each one-line field is typed and filled in by the browser. */
const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  subject: { type: 'text', autoComplete: 'off' },
} as const;

/**
 * The contact form: checks its fields, then opens WhatsApp with the message. As everywhere, `method="dialog"` keeps a form
 * without script from sending its fields in the URL: outside a dialog it submits nothing.
 */
export function ContactForm() {
  const [form, change] = useDraft(blank);
  const [checked, setChecked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<ContactMessage>();
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();

  // Once the button was pressed, a message goes as soon as its field is right.
  const problems = checked ? checkContact(form) : {};
  const problemOf = (field: ContactField) => {
    const problem = problems[field];
    return { problem: problem && contactMessages[problem], attempt };
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    setAttempt(attempt + 1);
    const found = checkContact(form);
    const firstWrong = contactFields.find((field) => found[field]);
    if (firstWrong !== undefined) {
      element.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    const written = contactMessage(form, contactLabels);
    openLink(whatsAppLink(company.whatsappNumber, written.sent));
    setMessage(written);
  };

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {contactForm.title}
      </h2>
      <NoScriptContact page="contact" />
      <form ref={element} className={styles.form} method="dialog" noValidate onSubmit={send}>
        {(['name', 'email', 'subject'] as const).map((field) => (
          <Field key={field} label={contactForm[field]} className={styles[field]} {...problemOf(field)}>
            {(control) => (
              <input
                {...control}
                {...inputs[field]}
                name={field}
                required
                value={form[field]}
                onChange={(event) => change({ [field]: event.currentTarget.value })}
              />
            )}
          </Field>
        ))}
        <Field label={contactForm.message} className={styles.message} {...problemOf('message')}>
          {(control) => (
            <textarea
              {...control}
              name="message"
              required
              rows={6}
              value={form.message}
              onChange={(event) => change({ message: event.currentTarget.value })}
            />
          )}
        </Field>
        <div className={styles.end}>
          <Button type="submit" look="whatsapp">
            <Icon name="whatsapp" size={22} />
            {contactForm.send}
          </Button>
          <p className={styles.note}>{contactForm.text}</p>
        </div>
      </form>
      {message && (
        <SentMessage
          sent={message.sent}
          whole={message.whole}
          note={message.sent === message.whole ? undefined : sentWords.cut}
          whatsAppHref={whatsAppLink(company.whatsappNumber, message.sent)}
          mailHref={mailLink(company.email, plainLine(form.subject), message.sent)}
        />
      )}
    </section>
  );
}
