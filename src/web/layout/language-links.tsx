import { useLocation } from 'react-router';
import { otherEditions } from '#content/edition.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Links to this page in the other languages, each in its own words; nothing where the site has one language. */
export function LanguageLinks({ className }: { className: string | undefined }) {
  const { pathname, search, hash } = useLocation();
  // Prerendering knows neither query nor fragment.
  const rest = useHydrated() ? search + hash : '';
  return otherEditions.map(({ language, name, basePath }) => (
    <a
      key={language}
      className={className}
      // Another document: its type keeps it from being prefetched as a page of this edition.
      type="text/html"
      href={(pathname === '/' ? basePath || pathname : basePath + pathname) + rest}
      hrefLang={language}
      lang={language}
    >
      {name}
    </a>
  ));
}
