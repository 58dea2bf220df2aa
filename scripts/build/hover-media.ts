import type { Plugin } from 'postcss';

/**
 * A PostCSS plugin that limits every selector with `:hover` to devices that can hover: on a touch screen the style would
 * stay after a tap. The other selectors of a rule, such as one for focus, get a rule of their own.
 */
export function hoverMedia(): Plugin {
  return {
    postcssPlugin: 'hover-media',
    Once: (root) => {
      root.walkRules(/:hover/, (rule) => {
        const others = rule.selectors.filter((selector) => !selector.includes(':hover'));
        if (others.length > 0) rule.cloneBefore({ selectors: others });
        rule.selectors = rule.selectors.filter((selector) => selector.includes(':hover'));
        const { nodes } = rule;
        rule.removeAll();
        rule.append({ name: 'media', params: '(hover: hover)', nodes });
      });
    },
  };
}
