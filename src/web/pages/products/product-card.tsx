import { memo } from 'react';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { grades, isGraded } from '#domain/catalogue/grades.ts';
import { shortNotices } from '#text/catalogue/notices.ts';
import { productsPageTexts } from '#text/pages/products.ts';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SharedPicture } from '#web/ui/shared-picture.tsx';
import { ProductLink } from './product-link.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: ListedProduct;
  hasPriority: boolean;
}

export const ProductCard = memo(function ProductCard({ product, hasPriority }: ProductCardProps) {
  const { id, name, cardLine, picture } = product;
  const notice = shortNotices[id];
  return (
    <li className={styles.card}>
      <SharedPicture id={picture.file.id}>
        <Picture
          source={picture}
          // 340px: from here two cards stand in a row, see `product-grid.module.css`.
          sizes="(min-width: 1296px) 282px, (min-width: 1025px) 22vw, (min-width: 768px) 30vw, (min-width: 340px) 45vw, 92vw"
          className={`transition-soft ${styles.picture}`}
          hasPriority={hasPriority}
        />
      </SharedPicture>
      <h2 className="mt-3 font-display-small text-body leading-120 wrap-break-word sm:mt-4 sm:text-lead">{name}</h2>
      {isGraded(id) && (
        <p className="mt-1 text-small font-semibold tabular-nums">
          {addNoBreakSpaces(productsPageTexts.quill(grades[id].diameterMm, grades[id].quillsPerKg))}
        </p>
      )}
      <p
        className={`mt-1 text-small leading-142 text-ink-soft max-sm:text-caption ${isGraded(id) ? 'max-sm:hidden' : ''}`}
      >
        {addNoBreakSpaces(cardLine)}
      </p>
      {notice !== undefined && <p className="mt-1 text-small leading-142 text-chilli max-sm:text-caption">{notice}</p>}
      <ProductLink id={id} className={`stretched ${styles.more}`}>
        <span>
          {productsPageTexts.readMore} <HiddenText>{productsPageTexts.readMoreAbout(name)}</HiddenText>
        </span>
        <Icon name="arrow" size={18} className={`transition-soft ${styles.arrow}`} />
      </ProductLink>
    </li>
  );
});
