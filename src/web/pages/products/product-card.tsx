import { memo } from 'react';
import type { ListedProduct } from '#content/listed-product.ts';
import { grades, isGraded } from '#domain/grades.ts';
import { productsPage } from '#text/product-list.ts';
import { ProductNotices } from '#web/features/catalogue/product-notices.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { noBreak } from '#web/ui/no-break.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SharedPicture } from '#web/ui/shared-picture.tsx';
import { ProductLink } from './product-link.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: ListedProduct;
  priority: boolean;
}

/** Memoised, so that a card stays as it is while the list around it changes. */
export const ProductCard = memo(function ProductCard({ product, priority }: ProductCardProps) {
  const { id, name, cardLine, picture } = product;
  return (
    <li className={`relative flex flex-col ${styles.card}`}>
      <SharedPicture id={picture.file.id}>
        <Picture
          source={picture}
          sizes="(min-width: 1296px) 282px, (min-width: 1025px) 22vw, (min-width: 768px) 30vw, (min-width: 340px) 45vw, 92vw"
          className={`aspect-4/3 rounded-md transition-soft ${styles.picture}`}
          priority={priority}
        />
      </SharedPicture>
      <h2 className={`mt-3 font-serif-small leading-tighter ${styles.name}`}>{name}</h2>
      {isGraded(id) && (
        <p className={`mt-1 text-sm font-semibold tabular-nums ${styles.figures}`}>
          {noBreak(productsPage.quill(grades[id].diameter, grades[id].quillsPerKg))}
        </p>
      )}
      <p className={`mt-1 text-sm text-ink-soft ${styles.line}`}>{noBreak(cardLine)}</p>
      <ProductNotices ids={[id]} />
      <ProductLink
        id={id}
        className={`stretched items-center gap-2 self-start text-sm font-semibold no-underline ${styles.more}`}
      >
        <span>
          {productsPage.readMore} <HiddenText>{productsPage.readMoreAbout(name)}</HiddenText>
        </span>
        <Icon name="arrow" size={18} className="transition-soft" />
      </ProductLink>
    </li>
  );
});
