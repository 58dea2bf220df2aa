import { useState } from 'react';
import { itemAmount } from '#domain/amount.ts';
import { categoryOf, type ProductId } from '#domain/catalogue.ts';
import { orderCategoryName, productName } from '#text/catalogue.ts';
import { quickLines, quickProblems } from '#text/quick-list.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { missingField, noteOf, type KeyedLine, type QuickChoice } from './quick-choices.ts';
import styles from './quick-list.module.css';

interface LineProps {
  line: KeyedLine;
}

/** A line that can be added as it is. */
export function ReadyLine({ line }: LineProps) {
  return (
    <>
      <p className="flex flex-wrap justify-between tabular-nums">
        <span>{nameOf(line.row.product)}</span>
        <strong>{packsOf(line.row)}</strong>
      </p>
      <p className="text-sm text-ink-soft">{line.row.source}</p>
      <Remarks line={line} />
    </>
  );
}

interface CheckLineProps extends LineProps {
  choice: QuickChoice | undefined;
  onChoose: (choice: QuickChoice) => void;
}

/** A line as it was written, with what it was read as, to be confirmed. */
export function CheckLine({ line, choice, onChoose }: CheckLineProps) {
  const { row } = line;
  const products = row.products.map(nameOf);
  return (
    <>
      <p className="font-semibold">{row.source}</p>
      <div className={`mt-2 grid grid-cols-1 gap-3 ${styles.fields}`}>
        {row.doubts.product === undefined ? (
          <p className={`py-3 ${styles.known}`}>{nameOf(row.product)}</p>
        ) : (
          <SelectField
            label={quickLines.whichProduct}
            blank={quickLines.choosePlease}
            options={products}
            value={choice?.product === undefined ? '' : nameOf(choice.product)}
            onChange={(name) => onChoose({ ...choice, product: row.products[products.indexOf(name)] })}
          />
        )}
        {row.doubts.packs === undefined ? (
          <p className={`py-3 ${styles.known}`}>
            <strong>{packsOf(row)}</strong>
          </p>
        ) : (
          <label className={`flex min-h-touch items-center gap-3 text-sm ${styles.known}`}>
            <input
              className="size-[1.25rem] flex-none accent-accent-strong"
              type="checkbox"
              checked={choice?.isConfirmed ?? false}
              onChange={(event) => onChoose({ ...choice, isConfirmed: event.currentTarget.checked })}
            />
            <span>{quickLines.confirm(packsOf(row))}</span>
          </label>
        )}
      </div>
      <Remarks line={line} />
    </>
  );
}

/** A line that is not understood: its text to be changed, and the reason. */
export function UnreadLine({ line, onEdit }: LineProps & { onEdit: (line: KeyedLine, text: string) => void }) {
  const { index, source } = line.row;
  const missing = missingField(line.row);
  const [text, setText] = useState(source);
  return (
    <form
      className={`grid grid-cols-1 gap-3 ${styles.edit}`}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onEdit(line, text);
      }}
    >
      <TextField
        label={quickLines.line(index + 1)}
        hint={missing && quickProblems[missing]}
        value={text}
        autoComplete="off"
        onChange={setText}
      />
      <Button type="submit" variant="outline">
        {quickLines.readAgain}
      </Button>
    </form>
  );
}

/** What the visitor should know about a line that is read. */
function Remarks({ line: { row, repeats } }: LineProps) {
  const { packs, packWeight, unit } = row;
  const details = noteOf(row);
  const hasWeight = packs !== undefined && packWeight !== undefined && unit !== undefined;
  const remarks = [
    details !== '' && quickLines.details(details),
    hasWeight && !itemAmount({ quantity: packs, packWeight, unit }) && quickLines.withoutWeight,
    repeats !== undefined && quickLines.repeats(repeats),
  ].filter((remark) => typeof remark === 'string');
  return remarks.length > 0 && <p className="text-sm text-ink-soft">{remarks.join(' · ')}</p>;
}

function nameOf(id: ProductId | undefined): string {
  return id === undefined ? '' : quickLines.product(orderCategoryName(categoryOf(id)), productName(id));
}

function packsOf({ packs, packWeight, unit }: KeyedLine['row']): string {
  return packs !== undefined && packWeight !== undefined && unit ? quickLines.packs(packs, packWeight, unit) : '';
}
