import { memo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { localizeItem } from '#content/catalogue/localize-item.ts';
import type { PictureSource } from '#content/pictures/picture.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { productPath, type ProductId } from '#domain/catalogue/catalogue.ts';
import { itemName } from '#text/cart/cart-item.ts';
import { formatNumber } from '#text/format/number.ts';
import { cartTable } from '#text/pages/cart.ts';
import { useFocusWhen } from '#web/browser/use-focus-when.ts';
import { readRowDraft } from '#web/storage/stored-row-drafts.ts';
import { Alert } from '#web/ui/controls/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { RowEditor } from './row-editor/row-editor.tsx';
import { PackWeight } from './rows/pack-weight.tsx';
import styles from './cart-row.module.css';

interface CartRowProps {
  item: CartItem;
  productId: ProductId | undefined;
  picture: PictureSource | undefined;
  /** The papers asked for this product, in one line. */
  papers: string | undefined;
  /** How many rows, this one included, have the same product, pack weight, unit and note. */
  alikeCount: number;
  isAdded: boolean;
  isRestored: boolean;
  isRemoving: boolean;
  error: string | undefined;
  onRemove: (item: CartItem) => void;
  consumeFocusRequest: (id: string) => boolean;
}

const buttonClass = 'min-w-control-small justify-center';

export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { item, productId, picture, papers, alikeCount } = props;
  const { isAdded, isRestored, isRemoving, error, onRemove, consumeFocusRequest } = props;
  const localized = localizeItem(item);
  const { category, type, quantity } = localized;
  const name = itemName(localized);
  const [editor, setEditor] = useState<'open' | 'saved' | 'cancelled' | undefined>(
    () => readRowDraft(item.id) && 'open',
  );
  const isEditing = editor === 'open';
  const changeButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);

  // The row has replaced the Undo button that had the focus.
  useFocusWhen(removeButton, isRestored, { onlyIf: () => consumeFocusRequest(item.id) });
  // The form that had the focus was removed: focus the button that opened it.
  useFocusWhen(changeButton, editor === 'saved' || editor === 'cancelled');

  return (
    <>
      {/* While its editor is open the row is hidden on screen only: the print shows the stored values. */}
      <tr
        className={styles.row}
        data-added={isAdded || undefined}
        data-removing={isRemoving || undefined}
        data-editing={isEditing || undefined}
      >
        <td className={`text-ink-soft ${styles.category}`}>
          <RowPicture productId={productId} picture={picture} />
          <span>{category}</span>
        </td>
        <th className={`font-serif text-lg font-normal ${styles.type}`} scope="row">
          <TypeLink productId={productId} type={type} />
          {item.note !== undefined && (
            <p className="font-sans text-sm text-ink-soft" dir="auto">
              {item.note}
            </p>
          )}
          {papers !== undefined && <p className="font-sans text-xs text-ink-soft print:hidden">{papers}</p>}
        </th>
        <td className={`table-figures ${styles.quantity}`}>{formatNumber(quantity)}</td>
        <td className={`table-figures print:pr-0 ${styles.weight}`}>
          <PackWeight item={item} />
          {alikeCount > 1 && <p className="text-xs text-ink-soft print:hidden">{cartTable.alike(alikeCount)}</p>}
        </td>
        <td className={`print:hidden ${styles.actions}`}>
          <Button
            variant="text"
            ref={changeButton}
            className={`${buttonClass} ${styles.change}`}
            onClick={() => setEditor('open')}
          >
            <Icon name="edit" size={20} className={styles.icon} />
            <span className={styles.word}>{cartTable.change}</span>
            <HiddenText> {name}</HiddenText>
          </Button>
          <Button
            variant="text"
            ref={removeButton}
            className={`-mr-2 ${buttonClass}`}
            isPending={isRemoving}
            onClick={() => onRemove(item)}
          >
            <Icon name="trash" size={20} className={styles.icon} />
            <span className={styles.word}>{cartTable.remove}</span>
            <HiddenText> {name}</HiddenText>
          </Button>
          <Status as="span">
            {editor === 'saved' && <HiddenText>{cartTable.changed(category, type)}</HiddenText>}
          </Status>
        </td>
      </tr>
      {isEditing && (
        <tr className="border-b border-hairline print:hidden">
          <td colSpan={5}>
            <RowEditor
              item={item}
              label={cartTable.changeRow(name)}
              onClose={(isSaved) => setEditor(isSaved ? 'saved' : 'cancelled')}
            />
          </td>
        </tr>
      )}
      {error !== undefined && (
        <tr className="border-b border-hairline print:hidden">
          <td colSpan={5}>
            <Alert text={error} />
          </td>
        </tr>
      )}
    </>
  );
});

/** Leads to the product, as the type does, and is therefore left out for keyboards and screen readers. */
function RowPicture({ productId, picture }: Pick<CartRowProps, 'productId' | 'picture'>) {
  const content = picture && <Picture source={picture} alt="" sizes="56px" className="h-full" />;
  const className = `rounded-sm bg-linen ${styles.picture}`;
  if (productId === undefined) return <span className={className}>{content}</span>;
  return (
    <Link to={productPath(productId)} className={className} tabIndex={-1} aria-hidden="true">
      {content}
    </Link>
  );
}

/** Leads to the product, unless the item is of another catalogue. */
function TypeLink({ productId, type }: Pick<CartRowProps, 'productId'> & { type: string }) {
  const name = <span>{type}</span>;
  if (productId === undefined) return name;
  return (
    <Link to={productPath(productId)} className="text-inherit print:no-underline">
      {name}
    </Link>
  );
}
