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

/** API errors that concern no field of an item. */
export const serverMessages = {
  'missing-email': 'Indique el correo de la solicitud de cotización.',
  'bad-request': 'No se entiende la petición.',
  'not-json': 'Envíe el producto como JSON.',
  'bad-json': 'El cuerpo de la petición no es JSON válido.',
  'not-object': 'El cuerpo de la petición debe ser un objeto JSON.',
  'too-large': 'La petición es demasiado grande.',
  'too-many': 'Demasiadas peticiones. Espere un momento e inténtelo de nuevo.',
  'too-many-carts': 'Hoy se iniciaron demasiadas solicitudes de cotización desde su red. Mejor escríbanos.',
  'bad-key': 'El encabezado Idempotency-Key debe tener de 1 a 100 caracteres visibles.',
  'cart-full': 'Esta solicitud de cotización está llena: admite 200 productos. Quite uno primero.',
  'key-reused': 'El encabezado Idempotency-Key ya se usó para otro producto.',
  'item-not-found': 'Este producto no está en la solicitud de cotización.',
  'not-found': 'No hay nada en esta dirección.',
  'method-not-allowed': 'Esta dirección no admite ese método.',
  'cross-origin': 'Se rechazan las peticiones de otros sitios.',
  unavailable: 'Ahora no se puede abrir la solicitud de cotización. Inténtelo de nuevo en un momento.',
  unexpected: 'Algo salió mal. Inténtelo de nuevo.',
} as const;
