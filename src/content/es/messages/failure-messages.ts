/** Failed API calls. */
export const failureMessages = {
  addRefused: (reason: string | undefined) =>
    `No se pudo agregar el producto: ${reason ?? 'error desconocido. Inténtelo de nuevo.'}`,
  addFailed: 'Ocurrió un error al agregar el producto a la solicitud. Inténtelo de nuevo.',
  removeRefused: 'No se pudo quitar el producto de la solicitud. Inténtelo de nuevo.',
  removeFailed: 'Ocurrió un error al quitar el producto. Inténtelo de nuevo.',
  cartLoadFailed: 'No se pudo leer el número de productos de la solicitud',
} as const;
