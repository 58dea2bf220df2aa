import type { CartItem } from './cart-item.ts';
import { plainLine, shorten, withoutFormatting } from './plain-line.ts';
import { detailFields, type DetailField, type QuoteDetails } from './quote-details.ts';

/** Longest text of a quote or contact message that is sent by link, in UTF-16 units once decoded. */
export const messageBudget = 2_000;

/** Longest value of each field in a truncated text, in UTF-16 units; the whole text has them as typed. */
const longest: Readonly<Record<DetailField | 'name' | 'phone', number>> = {
  name: 80,
  phone: 40,
  company: 80,
  destination: 60,
  port: 60,
  incoterm: 30,
  packing: 100,
  sample: 30,
  documents: 100,
  note: 300,
};

/** The contents of a quote message. `date` as displayed. */
export interface QuoteRequest {
  readonly reference: string;
  readonly date: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly items: readonly Omit<CartItem, 'id' | 'email'>[];
  readonly details: QuoteDetails;
}

/** Labels of the message; each function returns one line. */
export interface QuoteLabels {
  readonly title: (reference: string) => string;
  readonly date: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly item: (place: number, item: Omit<CartItem, 'id' | 'email'>) => string;
  readonly more: (count: number) => string;
  readonly details: Readonly<Record<DetailField, string>>;
}

export interface QuoteMessage {
  /** The whole request. */
  readonly whole: string;
  /** The text of the link: the whole request, truncated if it is too long. */
  readonly sent: string;
  /** Number of items omitted from `sent`. */
  readonly itemsLeft: number;
}

/**
 * Formats the message of a quote request with LF line ends. To fit 2,000 characters, `sent` truncates very long values,
 * then replaces the last items by their number.
 */
export function quoteMessage(request: QuoteRequest, labels: QuoteLabels): QuoteMessage {
  const items = request.items.map((item, index) =>
    withoutFormatting(
      plainLine(labels.item(index + 1, { ...item, category: plainLine(item.category), type: plainLine(item.type) })),
    ),
  );
  const whole = compose(request, labels, items, false);
  if (whole.length <= messageBudget) return { whole, sent: whole, itemsLeft: 0 };
  const all = compose(request, labels, items, true);
  if (all.length <= messageBudget) return { whole, sent: all, itemsLeft: 0 };
  let room = messageBudget - compose(request, labels, [labels.more(items.length)], true).length;
  const tooMany = items.findIndex((item) => (room -= item.length + 1) < 0);
  const shown = tooMany === -1 ? items.length - 1 : tooMany;
  const itemsLeft = items.length - shown;
  return { whole, sent: compose(request, labels, [...items.slice(0, shown), labels.more(itemsLeft)], true), itemsLeft };
}

function compose(request: QuoteRequest, labels: QuoteLabels, items: readonly string[], isShort: boolean): string {
  const line = (label: string, value: string, length: number) => {
    const plain = plainLine(value);
    return withoutFormatting(`${label}: ${isShort ? shorten(plain, length) : plain}`);
  };
  const details = detailFields
    .filter((field) => plainLine(request.details[field]) !== '')
    .map((field) => line(labels.details[field], request.details[field], longest[field]));
  return [
    labels.title(request.reference),
    `${labels.date}: ${request.date}`,
    '',
    line(labels.name, request.name, longest.name),
    line(labels.phone, request.phone, longest.phone),
    line(labels.email, request.email, request.email.length),
    '',
    ...items,
    ...(details.length > 0 ? ['', ...details] : []),
  ].join('\n');
}
