import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { listTable } from '#text/list-table.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { productLabel } from './products.ts';
import styles from './list-table.module.css';

interface ProductChoicesProps {
  number: number;
  choices: readonly ProductId[];
  onChoose: (product: ProductId) => void;
}

/** Most products that are offered as buttons; the field offers more. */
const maxButtons = 3;

export function ProductChoices({ number, choices, onChoose }: ProductChoicesProps) {
  if (choices.length > maxButtons) return null;
  return (
    <span className="flex flex-wrap gap-x-4 text-sm">
      {choices.map((product) => (
        <Button
          key={product}
          variant="text"
          data-column="confirm"
          className={styles.confirm}
          onClick={() => onChoose(product)}
        >
          <span>{productLabel(product)}</span> <HiddenText>{listTable.chooseWhere(number)}</HiddenText>
        </Button>
      ))}
    </span>
  );
}
