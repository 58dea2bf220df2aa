import { categoryNames, displayName } from '#content/en/catalogue.ts';
import { productPage } from '#content/en/product.ts';
import { productPicture } from '#content/product-picture.ts';
import { categoryOf, productIdsOf } from '#domain/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from 'react-router';
import { Picture } from '#web/ui/picture.tsx';
import styles from './product-pager.module.css';

/** The products before and after this one in its category. */
export function ProductPager({ id }: { id: number }) {
  const category = categoryOf(id);
  const ids = productIdsOf(category);
  const directions = [
    { id: id - 1, icon: 'previous', word: productPage.previous, className: styles.previous },
    { id: id + 1, icon: 'next', word: productPage.next, className: styles.next },
  ] as const;
  return (
    <nav className={`ui-container ${styles.pager}`} aria-label={productPage.neighboursLabel(categoryNames[category])}>
      {directions
        .filter((direction) => ids.includes(direction.id))
        .map((direction) => (
          <Link
            key={direction.word}
            className={`${styles.link} ${direction.className}`}
            to={`/product/${direction.id}`}
            rel={direction.icon === 'previous' ? 'prev' : 'next'}
          >
            <Picture id={productPicture(direction.id, 'main')} alt="" sizes="120px" className={styles.picture} />
            <span>
              <span className={styles.label}>{direction.word}</span>
              <span className={styles.name}>{displayName(direction.id)}</span>
            </span>
            <Icon name={direction.icon} />
          </Link>
        ))}
    </nav>
  );
}
