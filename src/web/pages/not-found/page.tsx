import { Link } from 'react-router';
import type { NotFoundTexts } from '#content/pages/not-found-texts.ts';
import { pathNotFoundTexts, productNotFoundTexts } from '#text/pages/not-found.ts';
import { emptyScoop } from '#text/pictures/empty-states.ts';
import type { Page } from '#web/navigation/page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';

export const page: Page = {
  head: pathNotFoundTexts.head,
  isIndexed: false,
  content: <NotFoundPage texts={pathNotFoundTexts} />,
};

export const productNotFound: Page = {
  head: productNotFoundTexts.head,
  isIndexed: false,
  content: <NotFoundPage texts={productNotFoundTexts} />,
};

function NotFoundPage({ texts }: { texts: NotFoundTexts }) {
  return (
    <EmptyState
      variant="page"
      picture={
        <Picture source={emptyScoop} sizes="(min-width: 1296px) 36rem, (min-width: 768px) 46vw, 92vw" hasPriority />
      }
      eyebrow={texts.eyebrow}
      title={texts.title}
      text={texts.text}
    >
      <nav aria-label={texts.linksLabel}>
        <ul className="mt-8 border-t border-hairline">
          {texts.links.map(({ path, label, hint }) => (
            <li key={path}>
              <Link
                to={path}
                className="group flex items-center justify-between gap-4 border-b border-hairline px-2 py-4 text-ink no-underline transition-soft hover:bg-linen"
              >
                <span>
                  <SmallTitle as="span" leading="tight" className="block">
                    {label}
                  </SmallTitle>
                  <span className="block text-small text-ink-soft">{hint}</span>
                </span>
                <Icon name="arrow" size={20} className="flex-none nudge text-accent-strong transition-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </EmptyState>
  );
}
