import { Link } from 'react-router';
import { localizeItem } from '#content/catalogue/localize-item.ts';
import type { PictureSource } from '#content/pictures/picture.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { findProductId, productPath, type ProductId } from '#domain/catalogue/catalogue.ts';
import { formatNumber } from '#text/format/number.ts';
import { cartTableTexts } from '#text/pages/cart.ts';
import { Picture } from '#web/ui/picture.tsx';
import { PackWeight } from './pack-weight.tsx';
import styles from './cart-row.module.css';

export interface RowCellsProps {
  item: CartItem;
  picture: PictureSource | undefined;
  papersText: string | undefined;
  alikeCount: number;
}

export function RowCells({ item, picture, papersText, alikeCount }: RowCellsProps) {
  const { category, type } = localizeItem(item);
  const productId = findProductId(item);
  return (
    <>
      <td className={styles.category}>
        <RowPicture productId={productId} picture={picture} />
        <span>{category}</span>
      </td>
      <th className={styles.type} scope="row">
        <TypeLink productId={productId} type={type} />
        {item.note !== undefined && (
          <p className="font-sans text-small text-ink-soft" dir="auto">
            {item.note}
          </p>
        )}
        {papersText !== undefined && <p className="font-sans text-caption text-ink-soft print:hidden">{papersText}</p>}
      </th>
      <td className={`lining-figures ${styles.quantity}`}>{formatNumber(item.quantity)}</td>
      <td className={`lining-figures ${styles.weight}`}>
        <PackWeight item={item} />
        {alikeCount > 1 && (
          <p className="text-caption text-ink-soft print:hidden">{cartTableTexts.alike(alikeCount)}</p>
        )}
      </td>
    </>
  );
}

interface RowPictureProps {
  productId: ProductId | undefined;
  picture: PictureSource | undefined;
}

/** Keyboards and screen readers skip the picture's link: the product's name in the next cell is the same link. */
function RowPicture({ productId, picture }: RowPictureProps) {
  const content = picture && <Picture source={picture} alt="" sizes="56px" className="h-full" />;
  if (productId === undefined) return <span className={styles.picture}>{content}</span>;
  return (
    <Link to={productPath(productId)} className={styles.picture} tabIndex={-1} aria-hidden="true">
      {content}
    </Link>
  );
}

interface TypeLinkProps {
  productId: ProductId | undefined;
  type: string;
}

function TypeLink({ productId, type }: TypeLinkProps) {
  const name = <span>{type}</span>;
  if (productId === undefined) return name;
  return (
    <Link to={productPath(productId)} className={styles.typeLink}>
      {name}
    </Link>
  );
}
