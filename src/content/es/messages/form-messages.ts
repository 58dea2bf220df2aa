/** Errors of the email form on the cart page. */
export const cartEmailMessages = {
  'missing-email': 'Escriba su correo para ver su solicitud.',
  'invalid-email': 'Escriba un correo válido.',
} as const;

/** Errors of the send panel. */
export const quoteMessages = {
  'missing-contact': 'Escriba su nombre y su número de contacto.',
  /** At the second field where both are missing. */
  'missing-number': 'Escriba su número de contacto.',
} as const;

/** Errors of the contact form, where every field is required. */
export const contactMessages = {
  'missing-name': 'Escriba su nombre.',
  'missing-email': 'Escriba su correo.',
  'invalid-email': 'Escriba un correo válido.',
  'missing-subject': 'Escriba un asunto.',
  'missing-message': 'Escriba su mensaje.',
} as const;

/** Shown in a form that was sent before the scripts were there. */
export const stillLoading =
  'La página aún se está cargando. Lo que escribió se conserva: vuelva a presionar el botón en un momento.';
