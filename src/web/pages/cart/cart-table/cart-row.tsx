import { memo, useState } from 'react';
import { localizeItem } from '#content/catalogue/localize-item.ts';
import { itemName } from '#text/cart/cart-item.ts';
import { cartTableTexts } from '#text/pages/cart.ts';
import { storedRowDrafts } from '#web/storage/stored-row-drafts.ts';
import { Alert } from '#web/ui/messages/alert.tsx';
import { RowButtons, type EditorState, type RowButtonsProps } from './row-buttons.tsx';
import { RowCells, type RowCellsProps } from './row-cells.tsx';
import { RowEditor } from './row-editor.tsx';
import { SpanningRow } from './spanning-row.tsx';
import styles from './cart-row.module.css';

interface CartRowProps extends RowCellsProps, Omit<RowButtonsProps, 'editorState' | 'onEdit'> {
  isAdded: boolean;
  error: string | undefined;
}

export const CartRow = memo(function CartRow({ isAdded, error, ...props }: CartRowProps) {
  const { item, picture, papersText, alikeCount, isRestored, isRemoving, onRemove, consumeFocusRequest } = props;
  const [editorState, setEditorState] = useState<EditorState>(() =>
    storedRowDrafts.read(item.id) ? 'open' : 'closed',
  );
  const isEditing = editorState === 'open';

  return (
    <>
      <tr
        className={styles.row}
        data-added={isAdded || undefined}
        data-removing={isRemoving || undefined}
        data-editing={isEditing || undefined}
      >
        <RowCells item={item} picture={picture} papersText={papersText} alikeCount={alikeCount} />
        <RowButtons
          item={item}
          isRestored={isRestored}
          isRemoving={isRemoving}
          editorState={editorState}
          onEdit={() => setEditorState('open')}
          onRemove={onRemove}
          consumeFocusRequest={consumeFocusRequest}
        />
      </tr>
      {isEditing && (
        <SpanningRow>
          <RowEditor
            item={item}
            label={cartTableTexts.changeRow(itemName(localizeItem(item)))}
            onClose={(result) => setEditorState(result)}
          />
        </SpanningRow>
      )}
      {error !== undefined && (
        <SpanningRow>
          <Alert text={error} />
        </SpanningRow>
      )}
    </>
  );
});
