import { isEmail, normalizeEmail } from './email.ts';
import { detailFields, type QuoteDetails } from './quote-details.ts';
import { parseSharedItem, type SharedItem } from './shared-list.ts';

/** How a message leaves the page. Whether it was sent then can't be known. */
export const sendWays = ['whatsapp', 'email', 'copy', 'file'] as const;
export type SendWay = (typeof sendWays)[number];

/** A quote request that was opened, copied or saved; without name and number. */
export interface SentRequest {
  readonly reference: string;
  /** When it last left the page, in milliseconds since 1970. */
  readonly time: number;
  readonly way: SendWay;
  /** The e-mail of its cart, normalized. */
  readonly email: string;
  readonly items: readonly SharedItem[];
  readonly details: QuoteDetails;
}

/** Most requests that a browser remembers. */
export const maxSentRequests = 20;

/** Adds a request at the start of the list, in place of the one with its reference. The oldest ones beyond 20 are dropped. */
export function addSentRequest(requests: readonly SentRequest[], request: SentRequest): SentRequest[] {
  const others = requests.filter(({ reference }) => reference !== request.reference);
  return [request, ...others].slice(0, maxSentRequests);
}

/** Parses stored requests. Drops invalid items, what is no request, and what has no items left. */
export function parseSentRequests(value: unknown): SentRequest[] {
  return Array.isArray(value) ? value.flatMap(parseRequest).slice(0, maxSentRequests) : [];
}

function parseRequest(value: unknown): SentRequest[] {
  const { reference, time, way, email, items, details }: Partial<Record<keyof SentRequest, unknown>> = Object(value);
  const known = sendWays.find((each) => each === way);
  if (typeof reference !== 'string' || typeof time !== 'number' || !Number.isFinite(time)) return [];
  if (known === undefined || typeof email !== 'string' || !isEmail(email)) return [];
  const valid = Array.isArray(items) ? items.flatMap(parseSharedItem) : [];
  if (valid.length === 0) return [];
  return [
    {
      reference,
      time,
      way: known,
      email: normalizeEmail(email),
      items: valid,
      details: parseDetails(details),
    },
  ];
}

/** Parses stored details: each field as typed, empty if it is missing or no text. */
export function parseDetails(value: unknown): QuoteDetails {
  const stored: Readonly<Record<string, unknown>> = Object(value);
  return Object.fromEntries(
    detailFields.map((field) => [field, typeof stored[field] === 'string' ? stored[field] : '']),
  ) as QuoteDetails;
}
