/** Errors where the cart page asks for the email: in its form, and below a list. */
export const emailFormErrors = {
  'missing-email': 'Escriba su correo para ver su solicitud.',
  'invalid-email': 'Escriba un correo válido.',
} as const;

export const sendFormErrors = {
  'sender-required': 'Escriba su nombre y su número de contacto.',
  /** The error at the number if both are missing; `sender-required` then stands at the name. */
  'phone-also-required': 'Escriba su número de contacto.',
} as const;

/** The error at the email field of the contact form, and of the order form if the pack weight is missing too. */
export const missingEmailError = 'Escriba su correo.';

/** Errors of the contact form, where every field is required. */
export const contactFormErrors = {
  'missing-name': 'Escriba su nombre.',
  'missing-email': missingEmailError,
  'invalid-email': 'Escriba un correo válido.',
  'missing-subject': 'Escriba un asunto.',
  'missing-message': 'Escriba su mensaje.',
} as const;
