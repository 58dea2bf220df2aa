import type { RouteParams } from './page.ts';

/**
 * The parameters of a path that fits a pattern like `/product/:id`, decoded; undefined when it does not fit. A slash at
 * the end makes no difference.
 */
export function matchPath(pattern: string, pathname: string): RouteParams | undefined {
  const wanted = pattern.split('/');
  const given = (pathname === '/' ? pathname : pathname.replace(/\/$/, '')).split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== text) return undefined;
    } else {
      const value = decode(text);
      if (!value) return undefined;
      params[part.slice(1)] = value;
    }
  }
  return params;
}

/** Undefined for what is no proper encoding. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
