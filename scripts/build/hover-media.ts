import type { Plugin } from 'postcss';

/**
 * A PostCSS plugin that limits every rule with `:hover` to devices that can hover: on a touch screen the style would stay
 * after a tap. A rule that also has another selector, such as one for focus, stays as it is.
 */
export function hoverMedia(): Plugin {
  return {
    postcssPlugin: 'hover-media',
    Once: (root) => {
      root.walkRules(/:hover/, (rule) => {
        if (!rule.selectors.every((selector) => selector.includes(':hover'))) return;
        const { nodes } = rule;
        rule.removeAll();
        rule.append({ name: 'media', params: '(hover: hover)', nodes });
      });
    },
  };
}
