export const viewerTexts = {
  label: 'Picture viewer',
  /** Accessible name of the button that opens the viewer. */
  open: (alt: string) => `View larger: ${alt}`,
  close: 'Close picture',
  zoom: 'Enlarge',
  whole: 'Show the whole picture',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (index: number, count: number) => `${index} of ${count}`,
} as const;
