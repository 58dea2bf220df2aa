/** Words of the full-screen picture viewer. */
export const viewer = {
  label: 'Picture viewer',
  /** Name of the button that opens it; `alt` is what the picture shows. */
  open: (alt: string) => `View larger: ${alt}`,
  close: 'Close picture',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (index: number, count: number) => `${index} of ${count}`,
} as const;
