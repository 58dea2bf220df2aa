import { categories, type Category } from '#domain/catalogue/categories.ts';
import { categoryNames } from '#text/catalogue/names.ts';
import { productsPageTexts } from '#text/pages/products.ts';
import { centerInRow } from '#web/browser/center-in-row.ts';
import { Button } from '#web/ui/controls/button.tsx';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  chosenCategory: Category | undefined;
  counts: ReadonlyMap<Category | undefined, number>;
  onChoose: (category: Category | undefined) => void;
}

export function FilterBar({ chosenCategory, counts, onChoose }: FilterBarProps) {
  const isEmpty = counts.get(undefined) === 0;
  return (
    <div className={styles.bar} role="group" aria-label={productsPageTexts.filtersLabel}>
      {[undefined, ...categories].map((category) => (
        <Button
          key={category ?? 'all'}
          variant="bare"
          className={styles.filter}
          ref={chosenCategory === category ? centerOnNextFrame : undefined}
          data-empty={counts.get(category) === 0 || undefined}
          aria-pressed={chosenCategory === category}
          onClick={() => onChoose(category)}
        >
          <span>{category ? categoryNames[category] : productsPageTexts.all}</span>{' '}
          <span className="ml-1 text-xs font-medium text-accent-strong tabular-nums" aria-hidden="true">
            {isEmpty ? '' : counts.get(category)}
          </span>
        </Button>
      ))}
    </div>
  );
}

function centerOnNextFrame(button: HTMLElement | null): () => void {
  // In the next frame, because measuring now would make the browser lay out the page twice.
  const frame = requestAnimationFrame(() => {
    if (button) centerInRow(button);
  });
  return () => cancelAnimationFrame(frame);
}
