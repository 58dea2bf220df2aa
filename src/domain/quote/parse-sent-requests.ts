import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import { fieldsOf } from '#domain/fields-of.ts';
import { parseSharedItem } from './parse-shared-list.ts';
import { parseDetails } from './quote-details.ts';
import { maxSentRequests, sendWays, type SentRequest } from './sent-request.ts';

/** Drops invalid items, then requests without items. */
export function parseSentRequests(value: unknown): SentRequest[] {
  return Array.isArray(value) ? value.flatMap(parseRequest).slice(0, maxSentRequests) : [];
}

function parseRequest(value: unknown): SentRequest[] {
  const { reference, time, way, email, items, details } = fieldsOf(value);
  const knownWay = sendWays.find((each) => each === way);
  if (typeof reference !== 'string' || typeof time !== 'number' || !Number.isFinite(time)) return [];
  if (knownWay === undefined || typeof email !== 'string' || !isEmail(email)) return [];
  const valid = Array.isArray(items) ? items.flatMap(parseSharedItem) : [];
  if (valid.length === 0) return [];
  return [
    {
      reference,
      time,
      way: knownWay,
      email: normalizeEmail(email),
      items: valid,
      details: parseDetails(details),
    },
  ];
}
