import { useState } from 'react';
import { itemAmount } from '#domain/amount.ts';
import { categoryOf, type ProductId } from '#domain/catalogue.ts';
import { orderCategoryName, productName } from '#text/catalogue.ts';
import { quickLines, quickProblems } from '#text/quick-list.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import type { KeyedLine, QuickChoice } from './quick-choices.ts';
import styles from './quick-list.module.css';

/** A line that can be added as it is. */
export function ReadyLine({ line }: Pick<KeyedLine, 'line'>) {
  return (
    <>
      <p className="flex flex-wrap justify-between tabular-nums">
        <span>{nameOf(line.products[0])}</span>
        <strong>{packsOf(line.packs[0])}</strong>
      </p>
      <Remarks line={line} />
    </>
  );
}

/** A line whose product or packs have to be chosen. */
export function ChoiceLine({
  each: { line },
  choice,
  onChoose,
}: {
  each: KeyedLine;
  choice: QuickChoice | undefined;
  onChoose: (choice: QuickChoice) => void;
}) {
  const products = line.products.map(nameOf);
  const packs = line.packs.map(packsOf);
  const chosenProduct = choice?.product === undefined ? '' : nameOf(choice.product);
  return (
    <>
      <p className="font-semibold">{line.source}</p>
      <div className={`mt-2 grid grid-cols-1 gap-3 ${styles.fields}`}>
        {line.asksProduct ? (
          <SelectField
            label={quickLines.whichProduct}
            blank={quickLines.choosePlease}
            options={products}
            value={chosenProduct}
            onChange={(name) => onChoose({ ...choice, product: line.products[products.indexOf(name)] })}
          />
        ) : (
          <p className={`py-3 ${styles.known}`}>{nameOf(line.products[0])}</p>
        )}
        {line.asksPacks && packs.length === 1 ? (
          <label className={`flex min-h-touch items-center gap-3 text-sm ${styles.known}`}>
            <input
              className="size-[1.25rem] flex-none accent-accent-strong"
              type="checkbox"
              checked={choice?.packs === 0}
              onChange={(event) => onChoose({ ...choice, packs: event.currentTarget.checked ? 0 : undefined })}
            />
            <span>{quickLines.confirm(packs.join())}</span>
          </label>
        ) : line.asksPacks ? (
          <SelectField
            label={quickLines.whichPacks}
            blank={quickLines.choosePlease}
            options={packs}
            value={packs[choice?.packs ?? -1] ?? ''}
            onChange={(text) => onChoose({ ...choice, packs: packs.indexOf(text) })}
          />
        ) : (
          <p className={`py-3 ${styles.known}`}>
            <strong>{packs[0]}</strong>
          </p>
        )}
      </div>
      <Remarks line={line} />
    </>
  );
}

/** A line that is not understood: its text to be changed, and the reason. */
export function UnreadLine({ each, onEdit }: { each: KeyedLine; onEdit: (line: KeyedLine, text: string) => void }) {
  const { number, source, problem } = each.line;
  const [text, setText] = useState(source);
  return (
    <form
      className={`grid grid-cols-1 gap-3 ${styles.edit}`}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onEdit(each, text);
      }}
    >
      <TextField
        label={quickLines.line(number)}
        hint={problem && quickProblems[problem]}
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
function Remarks({ line: { packs, note, converted, assumesKg, repeats } }: Pick<KeyedLine, 'line'>) {
  const remarks = [
    note !== '' && quickLines.details(note),
    converted && quickLines.converted(converted.from, converted.to),
    packs[0] !== undefined && !itemAmount(packs[0]) && quickLines.withoutWeight,
    assumesKg && quickLines.assumesKg,
    repeats !== undefined && quickLines.repeats(repeats),
  ].filter((remark) => typeof remark === 'string');
  return remarks.length > 0 && <p className="text-sm text-ink-soft">{remarks.join(' · ')}</p>;
}

function nameOf(id: ProductId | undefined): string {
  return id === undefined ? '' : quickLines.product(orderCategoryName(categoryOf(id)), productName(id));
}

function packsOf(packs: KeyedLine['line']['packs'][number] | undefined): string {
  return packs ? quickLines.packs(packs.quantity, packs.packWeight, packs.unit) : '';
}
