import { productsPageTexts } from '#text/pages/products.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { ProductView } from './product-filter.ts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  view: ProductView;
  onChoose: (view: ProductView) => void;
}

const choiceClass = `selected-accent ${styles.choice}`;

export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label={productsPageTexts.viewLabel}>
      <Button variant="bare" className={choiceClass} aria-pressed={view === 'cards'} onClick={() => onChoose('cards')}>
        {productsPageTexts.cards}
      </Button>
      <Button variant="bare" className={choiceClass} aria-pressed={view === 'table'} onClick={() => onChoose('table')}>
        <span>{productsPageTexts.table}</span>
        <span className="max-xl:sr-only">{productsPageTexts.tableUse}</span>
      </Button>
    </div>
  );
}
