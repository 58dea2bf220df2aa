import type { Plugin } from 'postcss';

/** The numbers of the space tokens. */
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * A PostCSS plugin that repeats a rule such as `.ui-gap-N` with the number of every space token, in its class and in its
 * declarations. The build drops the rules that no component uses (`shared-classes.ts`).
 */
export function spaceClasses(): Plugin {
  return {
    postcssPlugin: 'space-classes',
    Once: (root) => {
      root.walkRules(/-N$/, (rule) => {
        rule.replaceWith(numbers.map((number) => String(rule).replaceAll('-N', `-${number}`)).join('\n'));
      });
    },
  };
}
