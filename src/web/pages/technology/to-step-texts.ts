import type { TechnologyStep } from '#content/company/company-types.ts';
import type { technologies } from '#text/pages/technology.ts';

export function toStepTexts(
  steps: typeof technologies,
  confirmed: readonly TechnologyStep[],
): readonly { readonly title: string; readonly text: string }[] {
  return steps.map(({ step, title, text, ownText }) => ({ title, text: confirmed.includes(step) ? ownText : text }));
}
