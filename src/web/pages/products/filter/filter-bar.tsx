import { categoryIds, type CategoryId } from '#domain/catalogue/categories.ts';
import { categoryNames } from '#text/catalogue/names.ts';
import { productsPageTexts } from '#text/pages/products.ts';
import { centerInRow } from '#web/browser/center-in-row.ts';
import { Button } from '#web/ui/controls/button.tsx';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  chosenCategoryId: CategoryId | undefined;
  counts: ReadonlyMap<CategoryId | undefined, number>;
  onChoose: (categoryId: CategoryId | undefined) => void;
}

export function FilterBar({ chosenCategoryId, counts, onChoose }: FilterBarProps) {
  const isEmpty = counts.get(undefined) === 0;
  return (
    <div className={styles.bar} role="group" aria-label={productsPageTexts.filtersLabel}>
      {[undefined, ...categoryIds].map((categoryId) => (
        <Button
          key={categoryId ?? 'all'}
          variant="bare"
          className={styles.filter}
          ref={chosenCategoryId === categoryId ? centerOnNextFrame : undefined}
          data-empty={counts.get(categoryId) === 0 || undefined}
          aria-pressed={chosenCategoryId === categoryId}
          onClick={() => onChoose(categoryId)}
        >
          <span>{categoryId ? categoryNames[categoryId] : productsPageTexts.all}</span>{' '}
          <span className="ml-1 text-caption font-medium text-accent-strong tabular-nums" aria-hidden="true">
            {isEmpty ? '' : counts.get(categoryId)}
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
