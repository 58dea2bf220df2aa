/** In pixels, widest first: the breakpoints of the theme, and `full`, where the content has its full width. */
export const minWidths = { full: 1296, lg: 1025, md: 768, sm: 576 };

/** How wide a picture is from a width of the screen on; `base` is its width on any narrower screen. */
export type PictureSizes = Readonly<Partial<Record<keyof typeof minWidths, string>> & { base: string }>;

export function formatSizes(sizes: PictureSizes): string {
  const named = Object.entries(minWidths).map(([name, minWidth]) => {
    const size = sizes[name as keyof typeof minWidths];
    return size === undefined ? '' : `(min-width: ${minWidth}px) ${size}, `;
  });
  return named.join('') + sizes.base;
}
