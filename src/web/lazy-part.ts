import { createElement, use, type ComponentType } from 'react';
import { PageLoadError } from './page-load-error.ts';

/**
 * A component of a chunk of its own, on the page at `path`. If the chunk is gone, after a new deployment, the document is
 * loaded again. `prepare` loads the chunk before it is rendered; it rejects if that fails, and may be repeated.
 */
export function lazyPart<Props extends object>(path: string, load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let rendered: Promise<ComponentType<Props>> | undefined;
  const prepare = async () => {
    loaded = await load();
    return loaded;
  };
  const loadForPage = async () => {
    try {
      return await prepare();
    } catch (cause) {
      throw new PageLoadError(path, { cause });
    }
  };
  const LazyPart = (props: Props) => createElement(loaded ?? use((rendered ??= loadForPage())), props);
  return Object.assign(LazyPart, { prepare });
}
