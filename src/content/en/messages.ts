/** Errors of the email form on the cart page. */
export const cartEmailMessages = {
  'missing-email': 'Please enter your email to view your cart.',
  'invalid-email': 'Please enter a valid email address.',
} as const;

/** Errors of the send panel. */
export const quoteMessages = {
  'missing-contact': 'Please enter your name and contact number.',
} as const;

/** Errors of the contact form, where every field is required. */
export const contactMessages = {
  'missing-name': 'Please enter your name.',
  'missing-email': 'Please enter your email.',
  'invalid-email': 'Please enter a valid email address.',
  'missing-subject': 'Please enter a subject.',
  'missing-message': 'Please enter your message.',
} as const;

/** API errors that concern no field of an item. */
export const serverMessages = {
  emailMissing: 'Please give the email of the quote request.',
  badRequest: 'The request can’t be understood.',
  notJson: 'Please send the item as JSON.',
  badJson: 'The request body is not valid JSON.',
  notObject: 'The request body must be a JSON object.',
  tooLarge: 'The request is too large.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  tooManyCarts: 'Too many quote requests were begun from your network today. Please write to us instead.',
  badKey: 'The Idempotency-Key header must have 1 to 100 visible characters.',
  cartFull: 'This quote request is full: it holds 200 items. Please remove one first.',
  keyReused: 'The Idempotency-Key header was already used for another item.',
  itemNotFound: 'This item is not in the quote request.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take that method.',
  crossOrigin: 'Requests from other sites are refused.',
  unavailable: 'The quote request can’t be reached just now. Please try again in a moment.',
  unexpected: 'Something went wrong. Please try again.',
} as const;
