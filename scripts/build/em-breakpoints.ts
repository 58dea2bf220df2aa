/** The text size that the breakpoints in the style sheets are written for, in pixels: every browser's own. */
const normalTextSize = 16;

/**
 * A PostCSS plugin that writes the breakpoints of media queries in em, which follow the text size that the visitor has set
 * in the browser: with larger text, the layout of a smaller screen is used. At the normal size nothing changes.
 */
export function emBreakpoints() {
  return {
    postcssPlugin: 'em-breakpoints',
    AtRule: {
      media: (rule: { params: string }) => {
        rule.params = rule.params.replaceAll(/([\d.]+)px/g, (_, pixels) => `${Number(pixels) / normalTextSize}em`);
      },
    },
  };
}
