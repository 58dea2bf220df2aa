import { useLocation } from 'react-router';
import { productIdsOf } from '#domain/catalogue.ts';
import type { Category } from '#domain/categories.ts';
import { orderCategoryName } from '#text/catalogue.ts';
import { shop, shopCards } from '#text/shop.ts';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './category-card.module.css';

interface CategoryCardProps {
  category: Category;
  priority: boolean;
}

/** Highlighted when the URL fragment names it, as in `/shop#cinnamon`. */
export function CategoryCard({ category, priority }: CategoryCardProps) {
  const isNamed = useLocation().hash === `#${category}`;
  const isTarget = useHydrated() && isNamed;
  const { picture, text } = shopCards[category];
  const name = orderCategoryName(category);
  return (
    <li
      id={category}
      className={`relative grid grid-cols-1 content-start gap-4 transition-soft ${styles.card} ${isTarget ? styles.target : ''}`}
    >
      <div className={`relative grid w-full rounded-md transition-soft ${styles.front}`}>
        <Picture
          source={picture}
          sizes="(min-width: 1296px) 384px, (min-width: 768px) 30vw, 92vw"
          className="absolute inset-0 h-full w-full print:hidden"
          priority={priority}
        />
        <div className={`relative text-on-dark ${styles.words}`}>
          <p className="mb-1 eyebrow">{shop.typesCount(productIdsOf(category).length)}</p>
          <h2 className="text-title-md">{name}</h2>
          <ButtonLink
            to={`/order/${category}`}
            className={`stretched mt-4 w-full ${styles.order}`}
            aria-label={shop.orderOf(name)}
          >
            {shop.order}
            <Icon name="arrow" size={18} className="transition-soft" />
          </ButtonLink>
        </div>
      </div>
      <p className="text-ink-soft">{text}</p>
    </li>
  );
}
