import { use, useEffect, useState } from 'react';
import { findLinkPath } from '#web/navigation/find-link-path.ts';
import { PageLoaderContext } from '#web/navigation/page-loader-context.ts';
import styles from './loading-line.module.css';

export function LoadingLine() {
  const pageLoader = use(PageLoaderContext);
  const [loadingPath, setLoadingPath] = useState<string>();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // A click reaches React's root element before the document. `Link` has therefore already prevented the default of
      // the clicks that it handles.
      const path = event.defaultPrevented ? findLinkPath(event) : undefined;
      if (path === undefined) return;
      setLoadingPath(path);
      const finish = () => setLoadingPath((latest) => (latest === path ? undefined : latest));
      pageLoader?.loadPage(path).then(finish, finish);
    };
    const listening = new AbortController();
    document.addEventListener('click', onClick, { signal: listening.signal });
    return () => listening.abort();
  }, [pageLoader]);
  return <div className={styles.line} data-loading={loadingPath !== undefined || undefined} />;
}
