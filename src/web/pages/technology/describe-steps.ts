import type { TechnologyStep } from '#content/company/company-types.ts';
import type { technologies } from '#text/pages/technology.ts';

/** The title and text of each step: our own words for a confirmed one, what such a plant does for any other. */
export function describeSteps(
  steps: typeof technologies,
  confirmed: readonly TechnologyStep[],
): readonly { readonly title: string; readonly text: string }[] {
  return steps.map(({ step, title, text, own }) => ({ title, text: confirmed.includes(step) ? own : text }));
}
