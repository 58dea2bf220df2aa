/** Errors of the email form on the cart page. */
export const cartEmailMessages = {
  'missing-email': 'Please enter your email to view your cart.',
  'invalid-email': 'Please enter a valid email address.',
} as const;

/** Errors of the send panel. */
export const quoteMessages = {
  'missing-contact': 'Please enter your name and contact number.',
  /** At the second field where both are missing. */
  'missing-number': 'Please enter your contact number.',
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
  'missing-email': 'Please give the email of the quote request.',
  'bad-request': 'The request can’t be understood.',
  'not-json': 'Please send the item as JSON.',
  'bad-json': 'The request body is not valid JSON.',
  'not-object': 'The request body must be a JSON object.',
  'too-large': 'The request is too large.',
  'too-many': 'Too many requests. Please wait a moment and try again.',
  'too-many-carts': 'Too many quote requests were begun from your network today. Please write to us instead.',
  'bad-key': 'The Idempotency-Key header must have 1 to 100 visible characters.',
  'cart-full': 'This quote request is full: it holds 200 items. Please remove one first.',
  'key-reused': 'The Idempotency-Key header was already used for another item.',
  'item-not-found': 'This item is not in the quote request.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address does not take that method.',
  'cross-origin': 'Requests from other sites are refused.',
  unavailable: 'The quote request can’t be reached just now. Please try again in a moment.',
  unexpected: 'Something went wrong. Please try again.',
} as const;
