import { useLocation } from 'react-router';
import { productIdsOf } from '#domain/catalogue.ts';
import type { Category } from '#domain/categories.ts';
import { orderCategoryName } from '#text/catalogue.ts';
import { shop, shopCards } from '#text/shop.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './category-card.module.css';

interface CategoryCardProps {
  category: Category;
  priority: boolean;
}

/** One category; highlighted when the URL fragment names it, as in `/shop#cinnamon`. */
export function CategoryCard({ category, priority }: CategoryCardProps) {
  const isNamed = useLocation().hash === `#${category}`;
  const isTarget = useHydrated() && isNamed;
  const { picture, text } = shopCards[category];
  const name = orderCategoryName(category);
  return (
    <li
      id={category}
      className={`ui-stack ui-top ui-relative ui-gap-4 ui-one-column ui-eases ${styles.card} ${isTarget ? styles.target : ''}`}
    >
      <div className={`ui-stack ui-full ui-relative ui-eases ui-round ${styles.front}`}>
        <Picture
          source={picture}
          sizes="(min-width: 1296px) 384px, (min-width: 768px) 30vw, 92vw"
          className="ui-screen-only ui-cover ui-full ui-full-height"
          priority={priority}
        />
        <div className={`ui-relative ui-light ${styles.words}`}>
          <p className="ui-eyebrow ui-mb-1">{shop.typesCount(productIdsOf(category).length)}</p>
          <h2 className="ui-title-md">{name}</h2>
          <ButtonLink
            to={`/order/${category}`}
            className={`ui-stretched ui-full ui-mt-4 ${styles.order}`}
            aria-label={shop.orderOf(name)}
          >
            {shop.order}
            <Icon name="arrow" size={18} className="ui-eases" />
          </ButtonLink>
        </div>
      </div>
      <p className="ui-soft">{text}</p>
    </li>
  );
}
