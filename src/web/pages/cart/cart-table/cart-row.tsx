import { memo, useState } from 'react';
import { localizeItem } from '#content/catalogue/localize-item.ts';
import { itemName } from '#text/cart/cart-item.ts';
import { cartTable } from '#text/pages/cart.ts';
import { useOpenCart } from '#web/pages/cart/open-cart.ts';
import { readRowDraft } from '#web/storage/stored-row-drafts.ts';
import { Alert } from '#web/ui/controls/alert.tsx';
import { RowButtons, type EditorState } from './row-buttons.tsx';
import { RowCells, type RowCellsProps } from './row-cells.tsx';
import { RowEditor } from './row-editor.tsx';
import styles from './cart-row.module.css';

export const CartRow = memo(function CartRow({ item, picture, papers, alikeCount }: RowCellsProps) {
  const { added, removal } = useOpenCart();
  const [editorState, setEditorState] = useState<EditorState>(() => (readRowDraft(item.id) ? 'open' : 'closed'));
  const isEditing = editorState === 'open';

  return (
    <>
      {/* While its editor is open the row is hidden on screen only: the print shows the stored values. */}
      <tr
        className={styles.row}
        data-added={item.id === added?.id || undefined}
        data-removing={removal.pending.has(item.id) || undefined}
        data-editing={isEditing || undefined}
      >
        <RowCells item={item} picture={picture} papers={papers} alikeCount={alikeCount} />
        <RowButtons item={item} editorState={editorState} onEdit={() => setEditorState('open')} />
      </tr>
      {isEditing && (
        <tr className="border-b border-hairline print:hidden">
          <td colSpan={5}>
            <RowEditor item={item} label={cartTable.changeRow(itemName(localizeItem(item)))} onClose={setEditorState} />
          </td>
        </tr>
      )}
      {removal.error?.id === item.id && (
        <tr className="border-b border-hairline print:hidden">
          <td colSpan={5}>
            <Alert text={removal.error.text} />
          </td>
        </tr>
      )}
    </>
  );
});
