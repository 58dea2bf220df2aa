import type { Plugin } from 'postcss';

/** The numbers of the space tokens. */
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * A PostCSS plugin that repeats a rule such as `.ui-gap-N` or `.ui-gap-N-M` with the number of every space token, in its
 * class and in its declarations. The build drops the rules that no component uses (`shared-classes.ts`).
 */
export function spaceClasses(): Plugin {
  return {
    postcssPlugin: 'space-classes',
    Once: (root) => {
      root.walkRules(/-N(-M)?$/, (rule) => {
        const one = String(rule);
        const some = one.includes('-M') ? repeat(one, '-M') : one;
        rule.replaceWith(repeat(some, '-N'));
      });
    },
  };
}

/** The text once for each number, in the place of `letter`. */
function repeat(text: string, letter: '-N' | '-M'): string {
  return numbers.map((number) => text.replaceAll(letter, `-${number}`)).join('\n');
}
