import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { listTableTexts } from '#text/list/list-table.ts';
import { getProductLabel } from '#web/features/list/rows/product-names.ts';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { ConfirmButton } from './confirm-button.tsx';

interface ProductChoicesProps {
  rowNumber: number;
  choices: readonly ProductId[];
  onChoose: (productId: ProductId) => void;
}

/** If there are more choices, none gets a button: the list of the product field offers them all. */
const maxButtons = 3;

export function ProductChoices({ rowNumber, choices, onChoose }: ProductChoicesProps) {
  if (choices.length > maxButtons) return null;
  return (
    <span className="flex flex-wrap gap-x-4 text-small">
      {choices.map((productId) => (
        <ConfirmButton key={productId} onClick={() => onChoose(productId)}>
          <span>{getProductLabel(productId)}</span> <HiddenText>{listTableTexts.chooseWhere(rowNumber)}</HiddenText>
        </ConfirmButton>
      ))}
    </span>
  );
}
