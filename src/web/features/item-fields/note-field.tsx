import { maxNoteLength } from '#domain/cart/cart-item.ts';
import { getKind, type ProductId } from '#domain/catalogue/catalogue.ts';
import { itemNoteTexts } from '#text/cart/item-note.ts';
import type { BaseFieldProps } from '#web/ui/form/field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Status } from '#web/ui/messages/status.tsx';

const minCountedLength = 100;
const announcedStep = 10;

interface NoteFieldProps extends Omit<BaseFieldProps, 'label' | 'hint'> {
  productId: ProductId | undefined;
  value: string;
  onChange: (text: string) => void;
}

/** The field has no maximum length: a note that is too long stays, and the count says so. */
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

function NoteLength({ length }: { length: number }) {
  const announced = length > maxNoteLength ? length : Math.floor(length / announcedStep) * announcedStep;
  return (
    <>
      {length >= minCountedLength && <span aria-hidden="true">{itemNoteTexts.count(length, maxNoteLength)}</span>}
      <Status as="span">
        {length >= minCountedLength && <HiddenText>{itemNoteTexts.count(announced, maxNoteLength)}</HiddenText>}
      </Status>
    </>
  );
}
