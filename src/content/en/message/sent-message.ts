import { company } from '#content/company.ts';
import type { MailNotice } from '#content/message/mail-notice.ts';
import type { SendWay } from '#domain/message/send-way.ts';

export const mailNotices: Readonly<Record<'quote' | 'contact', MailNotice>> = {
  quote: {
    copied: 'The whole list is on the clipboard: paste it here.',
    notCopied: 'Please paste the whole list here.',
  },
  contact: {
    copied: 'The whole message is on the clipboard: paste it here.',
    notCopied: 'Please paste the whole message here.',
  },
};

const text: Readonly<Record<SendWay, string>> = {
  whatsapp: 'Press send in WhatsApp to send it. If WhatsApp did not open, use one of these ways. Nothing is lost.',
  email:
    'Press send in your email program to send it. If the program did not open, use one of these ways. Nothing is lost.',
  copy: `Paste the text into an email to ${company.email}, or into another message to us.`,
  file: `The file holds the items. Attach it to an email to ${company.email}, and add the text below.`,
};

/** The panel that appears after a message was opened, copied or saved. */
export const sentMessageTexts = {
  title: {
    whatsapp: 'Your message is ready in WhatsApp',
    quote: 'Your request is ready',
    contact: 'Your message is ready',
  },
  text,
  open: 'Open WhatsApp',
  again: 'Open WhatsApp again',
  copy: 'Copy text',
  outcome: ({ isCopied, isForMail }: { readonly isCopied: boolean; readonly isForMail: boolean }) =>
    [
      ...(isForMail ? ['An email link is too short for the whole text.'] : []),
      isCopied ? 'The text is copied.' : 'The text is marked. Copy it with your browser.',
      ...(isForMail ? ['Paste it into the email.'] : []),
    ].join(' '),
  mail: 'Send by email instead',
  mailAgain: 'Open the email again',
  /** The panel says this of a quote request, not of a contact message. */
  next: 'When it has reached us, we answer with a quote.',
  textLabel: 'The exact message',
  /** Explains what the message of WhatsApp leaves out: the last items, or the end of the text. */
  cutNotice: (omittedCount: number | undefined) => {
    const left = omittedCount === 1 ? 'only counts the last item' : `only counts the last ${omittedCount} items`;
    return omittedCount === undefined
      ? 'WhatsApp cuts long texts, so the message is shortened. “Copy text” has all of it: paste it as a second message.'
      : `WhatsApp cuts long texts, so the message ${left}. “Copy text” has all items: paste it as a second message.`;
  },
} as const;
