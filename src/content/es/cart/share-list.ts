export const shareListTexts = {
  title: 'Compartir estos productos',
  text: 'El enlace contiene solo los productos y sus detalles. No lleva su correo, su nombre ni su número.',
  cut: (most: number, count: number) =>
    `Un enlace lleva ${most} productos como máximo. Quedan fuera los últimos de su solicitud: ${count - most} de ${count}.`,
  link: 'Enlace a estos productos',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  notCopied: 'El enlace está seleccionado. Cópielo manualmente.',
  close: 'Cerrar',
} as const;
