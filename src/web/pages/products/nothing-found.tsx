import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';
import { categoryNames } from '#text/catalogue/names.ts';
import { productsPageTexts } from '#text/pages/products.ts';
import { emptyBowl } from '#text/pictures/empty-states.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ProductLink } from './product-link.tsx';

interface NothingFoundProps {
  categoryId: CategoryId | undefined;
  elsewhereCount: number;
  nearestProducts: readonly ListedProduct[];
  onShowElsewhere: () => void;
  onShowAll: () => void;
}

export function NothingFound({
  categoryId,
  elsewhereCount,
  nearestProducts,
  onShowElsewhere,
  onShowAll,
}: NothingFoundProps) {
  const isFoundElsewhere = categoryId !== undefined && elsewhereCount > 0;
  return (
    <EmptyState
      variant="plain"
      picture={<Picture source={emptyBowl} sizes="(min-width: 768px) 26rem, 92vw" />}
      title={productsPageTexts.emptyTitle}
      text={
        isFoundElsewhere
          ? productsPageTexts.emptyHere(categoryNames[categoryId], elsewhereCount)
          : productsPageTexts.emptyText
      }
    >
      {nearestProducts.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          <span>{productsPageTexts.nearTitle}</span>{' '}
          {nearestProducts.map(({ id, name }) => (
            <ProductLink key={id} as={TextLink} id={id}>
              {name}
            </ProductLink>
          ))}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {isFoundElsewhere ? (
          <Button onClick={onShowElsewhere}>{productsPageTexts.showElsewhere}</Button>
        ) : (
          <Button onClick={onShowAll}>{productsPageTexts.showAll}</Button>
        )}
        <ButtonLink to="/contact" variant="outline">
          {productsPageTexts.ask}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
