import { navigationTexts } from '#text/site.ts';
import { link, type Control } from './browser.ts';

export function mainLink(path: (typeof navigationTexts.links)[number]['path']): Control {
  return link(navigationTexts.links.find((each) => each.path === path)?.label ?? '');
}
