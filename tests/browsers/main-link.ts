import { navigation } from '#text/site.ts';
import { link, type Control } from './browser.ts';

/** The link of the header and of the menu to a page. */
export function mainLink(path: (typeof navigation.links)[number]['path']): Control {
  return link(navigation.links.find((each) => each.path === path)?.label ?? '');
}
