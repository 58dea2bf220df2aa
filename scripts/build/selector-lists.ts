import { parse } from 'postcss';
import type { Plugin } from 'vite';

/** `:is()` in the last part of a selector, not inside `:not()` or the like, with classes alone or with names of elements alone. */
const endingChoice =
  /^((?:[^()]|\([^()]*\))*?):is\(((?:\.[\w-]+,)+\.[\w-]+|(?:[a-z][a-z\d]*,)+[a-z][a-z\d]*)\)((?:[^\s>+~()]|\([^()]*\))*)$/;

/**
 * Writes `:is(.a,.b):hover` as `.a:hover,.b:hover`, which means the same. Browsers find the rules of an element by the class
 * or the name at the end of their selectors; a rule that ends with `:is()` is tried on every element.
 */
export function selectorLists(): Plugin {
  return {
    name: 'selector-lists',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const root = parse(String(file.source));
          root.walkRules((rule) => {
            rule.selectors = rule.selectors.flatMap(spread);
          });
          file.source = String(root);
        }
      },
    },
  };
}

/** The selectors that a selector stands for: more than one if it ends with a choice. */
function spread(selector: string): readonly string[] {
  const [, before = '', choice, after = ''] = endingChoice.exec(selector) ?? [];
  if (choice === undefined) return [selector];
  const isOfNames = !choice.startsWith('.');
  // A name can only begin a part of a selector.
  if (isOfNames && /[^\s>+~]$/.test(before)) return [selector];
  return choice.split(',').flatMap((each) => spread(before + each + after));
}
