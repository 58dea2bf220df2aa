/** Errors where the cart page asks for the email: in its form, and below a list. */
export const emailFormErrors = {
  'missing-email': 'Please enter your email to view your cart.',
  'invalid-email': 'Please enter a valid email address.',
} as const;

export const sendFormErrors = {
  'sender-required': 'Please enter your name and contact number.',
  /** The error at the number if both are missing; `sender-required` then stands at the name. */
  'phone-also-required': 'Please enter your contact number.',
} as const;

/** The error at the email field of the contact form, and of the order form if the pack weight is missing too. */
export const missingEmailError = 'Please enter your email.';

/** Errors of the contact form, where every field is required. */
export const contactFormErrors = {
  'missing-name': 'Please enter your name.',
  'missing-email': missingEmailError,
  'invalid-email': 'Please enter a valid email address.',
  'missing-subject': 'Please enter a subject.',
  'missing-message': 'Please enter your message.',
} as const;
