import { productsPageTexts } from '#text/pages/products.ts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  isTable: boolean;
  onChoose: (isTable: boolean) => void;
}

export function ViewSwitch({ isTable, onChoose }: ViewSwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label={productsPageTexts.viewLabel}>
      <button type="button" className={styles.choice} aria-pressed={!isTable} onClick={() => onChoose(false)}>
        {productsPageTexts.cards}
      </button>
      <button type="button" className={styles.choice} aria-pressed={isTable} onClick={() => onChoose(true)}>
        <span>{productsPageTexts.table}</span>
        <span className="max-xl:sr-only">{productsPageTexts.tableUse}</span>
      </button>
    </div>
  );
}
