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
 * A link from the list of products. It tells the product's page how to lead back to the list with its search and scroll
 * position; links on product pages pass this on (`use-product-list-visit.ts`).
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
