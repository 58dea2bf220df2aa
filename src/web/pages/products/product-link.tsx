import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { productPath, type ProductId } from '#domain/catalogue/catalogue.ts';
import type { NavigationState } from '#web/navigation/navigation-state.ts';
import type { TextLink } from '#web/ui/controls/text-link.tsx';

interface ProductLinkProps {
  as?: typeof Link | typeof TextLink;
  id: ProductId;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Remembers the list for `pages/product/back-link.tsx`. `app/entry-client.tsx` loads the page before the press, by
 * `app/routes.ts`; `app/app.tsx` then shows the loaded page.
 */
export function ProductLink({ as: LinkComponent = Link, id, ...link }: ProductLinkProps) {
  const { search } = useLocation();
  return (
    <LinkComponent
      {...link}
      to={productPath(id)}
      state={{ productList: { search, steps: 1 } } satisfies NavigationState}
    />
  );
}
