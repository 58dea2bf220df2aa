import { getCategoryId } from '#domain/catalogue/catalogue.ts';
import { getShortName } from '#text/catalogue/names.ts';
import { comparePageTexts } from '#text/pages/compare.ts';
import { CompactField } from '#web/ui/form/compact-field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { ComparedProduct } from './load-compared-products.ts';

interface ColumnChoiceProps {
  products: readonly ComparedProduct[];
  columns: readonly ComparedProduct[];
  onChange: (columns: readonly ComparedProduct[]) => void;
}

export function ColumnChoice({ products, columns, onChange }: ColumnChoiceProps) {
  // Short names fit a narrow select; within one category they are unique.
  const isOneCategory = new Set(products.map(({ id }) => getCategoryId(id))).size === 1;
  const names = new Map(products.map(({ id, name }) => [String(id), isOneCategory ? getShortName(id) : name]));
  const choose = (position: number, id: string) => {
    const from = columns.findIndex((product) => String(product.id) === id);
    const [chosen, replaced] = [columns[from], columns[position]];
    if (chosen && replaced) onChange(columns.with(position, chosen).with(from, replaced));
  };
  return (
    <div className="grid w-full grid-cols-2 items-end gap-3 sm:hidden print:hidden noscript:hidden">
      {[comparePageTexts.first, comparePageTexts.second].map((label, position) => (
        <CompactField key={label} label={label}>
          <Select
            className="min-h-control control p-2 [--arrow:2rem] [--control-weight:var(--font-weight-semibold)]"
            options={[...names.keys()]}
            formatOption={(id) => names.get(id) ?? id}
            value={columns[position]?.id}
            onChange={(id) => choose(position, id)}
          />
        </CompactField>
      ))}
    </div>
  );
}
