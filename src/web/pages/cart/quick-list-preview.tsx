import { useId, useState, type ReactNode } from 'react';
import { categoryOf, type ProductId } from '#domain/catalogue.ts';
import { orderCategoryName, productName } from '#text/catalogue.ts';
import { quickLines, quickProblems } from '#text/quick-list.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { KeyedLine, QuickChoice, QuickChoices } from './quick-choices.ts';
import styles from './quick-list-preview.module.css';

const row = 'ui-line-top ui-py-3';

interface QuickListPreviewProps {
  lines: readonly KeyedLine[];
  choices: QuickChoices;
  onChoose: (key: string, choice: QuickChoice) => void;
  /** Replaces the text of a line. */
  onEdit: (line: KeyedLine, text: string) => void;
}

/** What a list was read as, in three groups: ready, to choose, and not understood. */
export function QuickListPreview({ lines, choices, onChoose, onEdit }: QuickListPreviewProps) {
  const groupOf = (state: KeyedLine['line']['state']) => lines.filter(({ line }) => line.state === state);
  const [ready, choose, unread] = [groupOf('ready'), groupOf('choose'), groupOf('unread')];
  return (
    <>
      <Group title={quickLines.unread(unread.length)} isEmpty={unread.length === 0}>
        {unread.map((each) => (
          <li key={each.key} className={row}>
            <UnreadLine each={each} onEdit={onEdit} />
          </li>
        ))}
      </Group>
      <Group title={quickLines.choose(choose.length)} isEmpty={choose.length === 0}>
        {choose.map((each) => (
          <li key={each.key} className={row}>
            <ChoiceLine each={each} choice={choices[each.key]} onChoose={(choice) => onChoose(each.key, choice)} />
          </li>
        ))}
      </Group>
      <Group title={quickLines.ready(ready.length)} isEmpty={ready.length === 0} isLong={ready.length > 8}>
        {ready.map((each) => (
          <li key={each.key} className={row}>
            <p className="ui-flex ui-wrap ui-spread ui-numbers">
              <span>{nameOf(each.line.products[0])}</span>
              <strong>{packsOf(each.line.packs[0])}</strong>
            </p>
            <Remarks line={each.line} />
          </li>
        ))}
      </Group>
    </>
  );
}

interface GroupProps {
  title: string;
  isEmpty: boolean;
  /** Whether it scrolls in a box of its own. */
  isLong?: boolean;
  children: ReactNode;
}

function Group({ title, isEmpty, isLong = false, children }: GroupProps) {
  const titleId = useId();
  if (isEmpty) return null;
  const list = <ul aria-labelledby={titleId}>{children}</ul>;
  return (
    <div className="ui-stack ui-gap-2 ui-one-column">
      <h3 id={titleId} className="ui-lg">
        {title}
      </h3>
      {isLong ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        <div className={styles.long} tabIndex={0} role="region" aria-labelledby={titleId}>
          {list}
        </div>
      ) : (
        list
      )}
    </div>
  );
}

/** A line whose product or packs have to be chosen. */
function ChoiceLine({
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
      <p className="ui-strong ui-mb-2">{line.source}</p>
      <div className={`ui-stack ui-gap-3 ui-one-column ${styles.fields}`}>
        {line.asksProduct ? (
          <SelectField
            label={quickLines.whichProduct}
            blank={quickLines.choosePlease}
            options={products}
            value={chosenProduct}
            onChange={(name) => onChoose({ ...choice, product: line.products[products.indexOf(name)] })}
          />
        ) : (
          <p className={`ui-py-3 ${styles.known}`}>{nameOf(line.products[0])}</p>
        )}
        {line.asksPacks ? (
          <SelectField
            label={quickLines.whichPacks}
            blank={quickLines.choosePlease}
            options={packs}
            value={packs[choice?.packs ?? -1] ?? ''}
            onChange={(text) => onChoose({ ...choice, packs: packs.indexOf(text) })}
          />
        ) : (
          <p className={`ui-py-3 ${styles.known}`}>
            <strong>{packs[0]}</strong>
          </p>
        )}
      </div>
      <Remarks line={line} />
    </>
  );
}

/** A line that is not understood: its text to be changed, and the reason. */
function UnreadLine({ each, onEdit }: { each: KeyedLine; onEdit: (line: KeyedLine, text: string) => void }) {
  const { number, source, problem } = each.line;
  const [text, setText] = useState(source);
  return (
    <form
      className={`ui-stack ui-gap-3 ui-one-column ${styles.edit}`}
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
function Remarks({ line: { note, converted, assumesKg, repeats } }: Pick<KeyedLine, 'line'>) {
  const remarks = [
    note !== '' && quickLines.details(note),
    converted && quickLines.converted(converted.from, converted.to),
    assumesKg && quickLines.assumesKg,
    repeats !== undefined && quickLines.repeats(repeats),
  ].filter((remark) => typeof remark === 'string');
  return remarks.length > 0 && <p className="ui-note">{remarks.join(' · ')}</p>;
}

function nameOf(id: ProductId | undefined): string {
  return id === undefined ? '' : quickLines.product(orderCategoryName(categoryOf(id)), productName(id));
}

function packsOf(packs: KeyedLine['line']['packs'][number] | undefined): string {
  return packs ? quickLines.packs(packs.quantity, packs.packWeight, packs.unit) : '';
}
