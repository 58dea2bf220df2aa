import { maxNoteLength } from '#domain/cart/cart-item.ts';
import { getKind, type ProductId } from '#domain/catalogue/catalogue.ts';
import { itemNoteTexts } from '#text/cart/item-note.ts';
import { Status } from '#web/ui/controls/status.tsx';
import type { BaseFieldProps } from '#web/ui/form/field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';

/** From this length on the count is shown. */
const minCountedLength = 100;

interface NoteFieldProps extends Omit<BaseFieldProps, 'label' | 'hint'> {
  productId: ProductId | undefined;
  value: string;
  onChange: (text: string) => void;
}

/** A text that is too long is counted, not cut. */
export function NoteField({ productId, value, ...field }: NoteFieldProps) {
  const hint = [productId && itemNoteTexts.hint[getKind(productId)], itemNoteTexts.privacy].filter(Boolean).join(' ');
  return (
    <TextField
      {...field}
      label={itemNoteTexts.label}
      hint={
        <>
          <span>{hint}</span> <NoteLength length={value.trim().length} />
        </>
      }
      name="note"
      autoComplete="off"
      value={value}
    />
  );
}

/** Screen readers hear every tenth length, and every one that is too long. */
function NoteLength({ length }: { length: number }) {
  const announced = length > maxNoteLength ? length : Math.floor(length / 10) * 10;
  return (
    <>
      {length >= minCountedLength && <span aria-hidden="true">{itemNoteTexts.count(length, maxNoteLength)}</span>}
      <Status as="span">
        {length >= minCountedLength && <HiddenText>{itemNoteTexts.count(announced, maxNoteLength)}</HiddenText>}
      </Status>
    </>
  );
}
