import { productsPage } from '#text/pages/products.ts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  isTable: boolean;
  onChoose: (isTable: boolean) => void;
}

export function ViewSwitch({ isTable, onChoose }: ViewSwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label={productsPage.viewLabel}>
      <button type="button" aria-pressed={!isTable} onClick={() => onChoose(false)}>
        {productsPage.cards}
      </button>
      <button type="button" aria-pressed={isTable} onClick={() => onChoose(true)}>
        <span>{productsPage.table}</span>
        <span className="max-xl:sr-only">{productsPage.tableUse}</span>
      </button>
    </div>
  );
}
