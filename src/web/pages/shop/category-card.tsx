import { getProductIds } from '#domain/catalogue/catalogue.ts';
import { orderPath, type CategoryId } from '#domain/catalogue/categories.ts';
import { getCategoryNameInOrders } from '#text/catalogue/names.ts';
import { shopCards, shopPageTexts } from '#text/pages/shop.ts';
import { useHydratedLocation } from '#web/navigation/use-hydrated-location.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './category-card.module.css';

interface CategoryCardProps {
  categoryId: CategoryId;
  hasPriority: boolean;
}

export function CategoryCard({ categoryId, hasPriority }: CategoryCardProps) {
  const isTarget = useHydratedLocation().hash === `#${categoryId}`;
  const { picture, text } = shopCards[categoryId];
  const name = getCategoryNameInOrders(categoryId);
  return (
    <li id={categoryId} className={`group transition-soft ${styles.card}`}>
      <div className={`transition-soft ${styles.frame}`} data-target={isTarget || undefined}>
        <Picture
          source={picture}
          sizes="(min-width: 1296px) 384px, (min-width: 768px) 30vw, 92vw"
          className="absolute inset-0 h-full w-full print:hidden"
          hasPriority={hasPriority}
        />
        <div className={`dark-part ${styles.words}`}>
          <p className="mb-1 eyebrow">{shopPageTexts.typesCount(getProductIds(categoryId).length)}</p>
          <h2 className="text-title-md">{name}</h2>
          <ButtonLink
            to={orderPath(categoryId)}
            size="wide"
            className="stretched mt-4"
            aria-label={shopPageTexts.orderLabel(name)}
          >
            {shopPageTexts.order}
            <Icon name="arrow" size={18} className="nudge transition-soft" />
          </ButtonLink>
        </div>
      </div>
      <p className="text-ink-soft">{text}</p>
    </li>
  );
}
