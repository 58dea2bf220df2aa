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

/** Shown in a form that was sent before the scripts were there. */
export const stillLoading =
  'The page is still loading. What you typed stays: please press the button again in a moment.';
