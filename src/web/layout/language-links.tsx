import { useLocation } from 'react-router';
import { otherLocales } from '#content/build-values.ts';
import { localizedPath } from '#content/locale.ts';
import { isPlainClick } from '#web/browser/is-plain-click.ts';
import { useHydratedLocation } from '#web/navigation/use-hydrated-location.ts';
import { carryHistoryState } from '#web/storage/history/carried-history-state.ts';

export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation();
  const { search, hash } = useHydratedLocation();
  return otherLocales.map(({ language, name, localePrefix }) => (
    <a
      key={language}
      className={className}
      // Without a type, `findLinkPath` would take the link for one to a page in this language.
      type="text/html"
      href={localizedPath(localePrefix, pathname) + search + hash}
      hrefLang={language}
      lang={language}
      onClick={(event) => {
        // If the link opens another tab, this page stays: after a reload of it, the carried state would replace what
        // was typed since.
        if (isPlainClick(event)) carryHistoryState();
      }}
    >
      {name}
    </a>
  ));
}
