import { productsPage } from '#text/product-list.ts';
import styles from './products-page.module.css';

interface ViewSwitchProps {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
}

export function ViewSwitch({ isTable, onChange }: ViewSwitchProps) {
  return (
    <div
      className={`ml-auto flex max-w-full min-w-0 flex-wrap noscript:hidden ${styles.views}`}
      role="group"
      aria-label={productsPage.viewLabel}
    >
      {[false, true].map((isOfTable) => (
        <button
          key={String(isOfTable)}
          type="button"
          className="min-h-touch max-w-full min-w-0 border-none bg-transparent px-3 text-sm font-medium wrap-anywhere aria-pressed:bg-accent aria-pressed:selected"
          aria-pressed={isOfTable === isTable}
          onClick={() => onChange(isOfTable)}
        >
          {isOfTable ? productsPage.table : productsPage.cards}
        </button>
      ))}
    </div>
  );
}
