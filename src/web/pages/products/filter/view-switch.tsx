import { productsPageTexts } from '#text/pages/products.ts';
import { Button } from '#web/ui/controls/button.tsx';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  isTable: boolean;
  onChoose: (isTable: boolean) => void;
}

const choiceClass = `selected-accent text-sm font-medium ${styles.choice}`;

export function ViewSwitch({ isTable, onChoose }: ViewSwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label={productsPageTexts.viewLabel}>
      <Button variant="bare" className={choiceClass} aria-pressed={!isTable} onClick={() => onChoose(false)}>
        {productsPageTexts.cards}
      </Button>
      <Button variant="bare" className={choiceClass} aria-pressed={isTable} onClick={() => onChoose(true)}>
        <span>{productsPageTexts.table}</span>
        <span className="max-xl:sr-only">{productsPageTexts.tableUse}</span>
      </Button>
    </div>
  );
}
