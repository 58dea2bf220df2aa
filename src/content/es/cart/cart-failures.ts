export const cartFailures = {
  addRefused: (reason: string | undefined) =>
    `No se pudo agregar el producto: ${reason ?? 'error desconocido. Inténtelo de nuevo.'}`,
  addFailed: 'Ocurrió un error al agregar el producto a la solicitud. Inténtelo de nuevo.',
  removeRefused: 'No se pudo quitar el producto de la solicitud. Inténtelo de nuevo.',
  removeFailed: 'Ocurrió un error al quitar el producto. Inténtelo de nuevo.',
  changeRefused: (reason: string | undefined) => reason ?? 'El cambio no se guardó. Inténtelo de nuevo.',
  changeFailed: 'No se pudo enviar el cambio. Inténtelo de nuevo.',
} as const;
