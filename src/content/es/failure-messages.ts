/** Failed API calls. */
export const failureMessages = {
  addRefused: (reason: string | undefined) => `No se pudo agregar el producto: ${reason ?? 'error desconocido'}`,
  addFailed: 'Ocurrió un error al agregar el producto al carrito.',
  removeRefused: 'No se pudo quitar el producto del carrito.',
  removeFailed: 'Ocurrió un error al quitar el producto.',
  countFailed: 'No se pudo leer el número de productos del carrito',
} as const;
