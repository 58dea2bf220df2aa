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
 * A link of the list of products: the product's page leads back to the list as it was searched and scrolled. Product
 * pages hand that on (`use-product-list-visit.ts`); all other links are plain. `app/prefetch-on-intent.ts` loads the
 * page before the press, and `app/app.tsx` then shows it.
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
