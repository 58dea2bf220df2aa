import { lazy, type ComponentType } from 'react';
import { PageLoadError } from './page-load-error.ts';

/**
 * A component of a chunk of its own, on the page at `path`. If the chunk is gone, after a new deployment, the whole document
 * is loaded again.
 */
export function lazyPart<Props>(path: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new PageLoadError(path, { cause });
    }
  });
}
