import { useRef } from 'react';
import { localizeItem } from '#content/catalogue/localize-item.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { itemName } from '#text/cart/cart-item.ts';
import { cartTableTexts } from '#text/pages/cart.ts';
import { useFocusWhen } from '#web/browser/use-focus-when.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import type { EditResult } from './use-row-editor.ts';
import styles from './cart-row.module.css';

export type EditorState = 'closed' | 'open' | EditResult;

export interface RowButtonsProps {
  item: CartItem;
  isRestored: boolean;
  isRemoving: boolean;
  editorState: EditorState;
  onEdit: () => void;
  onRemove: (item: CartItem) => void;
  consumeFocusRequest: (id: string) => boolean;
}

const squareClass = 'min-w-control-small justify-center';

export function RowButtons(props: RowButtonsProps) {
  const { item, isRestored, isRemoving, editorState, onEdit, onRemove, consumeFocusRequest } = props;
  const localized = localizeItem(item);
  const name = itemName(localized);
  const changeButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);

  useFocusWhen(removeButton, isRestored, { onlyIf: () => consumeFocusRequest(item.id) });
  useFocusWhen(changeButton, editorState === 'saved' || editorState === 'cancelled');

  return (
    <td className={`print:hidden ${styles.actions}`}>
      <Button variant="text" ref={changeButton} className={`@row:-ml-2 ${squareClass}`} onClick={onEdit}>
        <Icon name="edit" size={20} className={styles.buttonIcon} />
        <span className="@max-row:sr-only">{cartTableTexts.change}</span>
        <HiddenText> {name}</HiddenText>
      </Button>
      <Button
        variant="text"
        ref={removeButton}
        className={`-mr-2 ${squareClass}`}
        isPending={isRemoving}
        onClick={() => onRemove(item)}
      >
        <Icon name="trash" size={20} className={styles.buttonIcon} />
        <span className="@max-row:sr-only">{cartTableTexts.remove}</span>
        <HiddenText> {name}</HiddenText>
      </Button>
      <Status as="span">
        {editorState === 'saved' && (
          <HiddenText>{cartTableTexts.changed(localized.category, localized.type)}</HiddenText>
        )}
      </Status>
    </td>
  );
}
