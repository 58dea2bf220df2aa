import { navigation } from '#text/site.ts';
import { link, type Control } from './browser.ts';

export function mainLink(path: (typeof navigation.links)[number]['path']): Control {
  return link(navigation.links.find((each) => each.path === path)?.label ?? '');
}
