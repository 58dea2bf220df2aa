import type { Plugin, Rule } from 'postcss';

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
        const rules = repeat(rule, '-N');
        rule.replaceWith(rule.selector.endsWith('-M') ? rules.flatMap((each) => repeat(each, '-M')) : rules);
      });
    },
  };
}

/** The rule once for each number, in the place of `letter`. */
function repeat(rule: Rule, letter: '-N' | '-M'): Rule[] {
  return numbers.map((number) => {
    const copy = rule.clone({ selector: rule.selector.replace(letter, `-${number}`) });
    copy.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(letter, `-${number}`);
    });
    return copy;
  });
}
