import { isEmail } from './email.ts';
import { plainLine, plainLines, shorten, withoutFormatting } from './plain-line.ts';
import { messageBudget } from './quote-message.ts';

/** The fields of the contact form, all required, in the order of the form. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactForm = Readonly<Record<ContactField, string>>;

export type ContactProblem = `missing-${ContactField}` | 'invalid-email';

/** Validates the contact form; returns the error of each invalid field. */
export function checkContact(form: ContactForm): Partial<Record<ContactField, ContactProblem>> {
  const problems: Partial<Record<ContactField, ContactProblem>> = {};
  for (const field of contactFields) {
    if (plainLine(form[field]) === '') problems[field] = `missing-${field}`;
  }
  if (problems.email === undefined && !isEmail(form.email)) problems.email = 'invalid-email';
  return problems;
}

export type ContactLabels = Readonly<Record<ContactField, string>> & {
  /** Notice at the end of a truncated text. */
  readonly cut: string;
};

export interface ContactMessage {
  readonly whole: string;
  /** The text of the link: the whole message, truncated if it is too long. */
  readonly sent: string;
}

/** Longest name and subject in a truncated text, in UTF-16 units. */
const longestLine = 150;

/**
 * Formats the contact message with LF line ends. A message of several lines is quoted with `> `, so that no line of it
 * can be mistaken for a field.
 */
export function contactMessage(form: ContactForm, labels: ContactLabels): ContactMessage {
  const head = (length: number) =>
    (['name', 'email', 'subject'] as const).map((field) => {
      const value = plainLine(form[field]);
      return withoutFormatting(`${labels[field]}: ${field === 'email' ? value : shorten(value, length)}`);
    });
  const lines = plainLines(form.message);
  const body = (
    lines.length === 1
      ? [`${labels.message}: ${lines[0] ?? ''}`]
      : [`${labels.message}:`, ...lines.map((line) => `> ${line}`.trimEnd())]
  ).map(withoutFormatting);
  const whole = [...head(Infinity), '', ...body].join('\n');
  if (whole.length <= messageBudget) return { whole, sent: whole };
  const end = `\n${labels.cut}`;
  return { whole, sent: shorten([...head(longestLine), '', ...body].join('\n'), messageBudget - end.length) + end };
}
