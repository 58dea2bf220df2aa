import { ViewTransition } from 'react';
import { displayName } from '#content/en/catalogue.ts';
import { alt } from '#content/en/pictures.ts';
import { cardLines, productsPage } from '#content/en/product-list.ts';
import { productPicture } from '#content/product-picture.ts';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from 'react-router';
import { Picture } from '#web/ui/picture.tsx';
import styles from './product-card.module.css';

/** One product of the catalogue; the whole card leads to its page. */
export function ProductCard({ id, priority }: { id: number; priority: boolean }) {
  const name = displayName(id);
  const picture = productPicture(id, 'main');
  return (
    <li className={styles.card}>
      <ViewTransition name={picture} default="none" share="auto">
        <Picture
          id={picture}
          alt={alt[picture]}
          sizes="(min-width: 1296px) 282px, (min-width: 1025px) 22vw, (min-width: 768px) 30vw, (min-width: 576px) 45vw, 92vw"
          className={styles.picture}
          priority={priority}
        />
      </ViewTransition>
      <h2 className={styles.name}>{name}</h2>
      <p className={`ui-note ${styles.line}`}>{cardLines[id]}</p>
      <Link className={`ui-stretched ${styles.more}`} to={`/product/${id}`}>
        <span>
          {productsPage.readMore} <HiddenText>{productsPage.readMoreAbout(name)}</HiddenText>
        </span>
        <Icon name="arrow" size={18} />
      </Link>
    </li>
  );
}
