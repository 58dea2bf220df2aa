import type { TechnologyName } from '#content/company/company-types.ts';
import type { technologies } from '#text/pages/technology.ts';

export function toTechnologyTexts(
  shownTechnologies: typeof technologies,
  confirmedNames: readonly TechnologyName[],
): readonly { readonly title: string; readonly text: string }[] {
  return shownTechnologies.map(({ name, title, text, confirmedText }) => ({
    title,
    text: confirmedNames.includes(name) ? confirmedText : text,
  }));
}
