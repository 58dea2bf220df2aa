import { useLocation } from 'react-router';
import { otherLocales } from '#content/locale.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { handOverHistoryState } from '#web/storage/history-hand-over.ts';

export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { pathname, search, hash } = useLocation();
  const queryAndHash = useHydrated() ? search + hash : '';
  return otherLocales.map(({ language, name, localePrefix }) => (
    <a
      key={language}
      className={className}
      // A link with a type is not prefetched as a page of this language (`findLinkedPath`).
      type="text/html"
      href={(pathname === '/' ? localePrefix || pathname : localePrefix + pathname) + queryAndHash}
      hrefLang={language}
      lang={language}
      onClick={handOverHistoryState}
    >
      {name}
    </a>
  ));
}
