export const viewerTexts = {
  label: 'Visor de imágenes',
  /** Accessible name of the button that opens the viewer. */
  open: (alt: string) => `Ver en grande: ${alt}`,
  close: 'Cerrar la imagen',
  zoom: 'Ampliar',
  whole: 'Mostrar la imagen completa',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  position: (index: number, count: number) => `${index} de ${count}`,
} as const;
