import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { listTable } from '#text/list-table.ts';
import { productLabel } from './products.ts';
import styles from './list-table.module.css';

interface ProductCellProps extends Omit<ComponentProps<'input'>, 'onChange' | 'role'> {
  value: string;
  choices: readonly ProductId[];
  findProducts: (text: string) => readonly ProductId[];
  onType: (text: string) => void;
  onChoose: (id: ProductId) => void;
  onLeave: () => void;
}

const optionsClass = 'absolute overflow-auto rounded-sm border border-accent-strong bg-paper lifted';
const optionClass = 'px-3 py-2 text-sm';

export function ProductCell({
  value,
  choices,
  findProducts,
  onType,
  onChoose,
  onLeave,
  onKeyDown,
  ...input
}: ProductCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  const options = !isOpen ? [] : isTyped ? findProducts(value) : choices.length > 0 ? choices : findProducts('');
  const shown = options[active];

  const open = (typed: boolean) => {
    setIsOpen(true);
    setIsTyped(typed);
    setActive(0);
  };
  const close = () => setIsOpen(false);
  const choose = (id: ProductId) => {
    onChoose(id);
    close();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!isOpen && event.altKey && step === 1) open(false);
    else if (isOpen && step !== undefined) setActive((active + step + options.length) % Math.max(1, options.length));
    else if (isOpen && event.key === 'Enter' && shown !== undefined) choose(shown);
    else if (isOpen && event.key === 'Escape') close();
    else {
      // Leaving the field takes what was typed if it can mean one product only.
      if (event.key === 'Tab' && isOpen && isTyped && options.length === 1 && shown !== undefined) choose(shown);
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
  };

  return (
    <span className="relative block">
      <input
        {...input}
        value={value}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={shown === undefined ? undefined : `${listId}-${shown}`}
        onChange={(event) => {
          onType(event.currentTarget.value);
          open(true);
        }}
        onClick={() => (isOpen ? close() : open(false))}
        onBlur={() => {
          close();
          onLeave();
        }}
        onKeyDown={press}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={listTable.columns.product}
          className={`py-1 ${optionsClass} ${styles.options}`}
        >
          {options.map((id, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys
            <div
              key={id}
              ref={index === active ? showOption : undefined}
              id={`${listId}-${id}`}
              role="option"
              tabIndex={-1}
              className={`min-h-touch cursor-pointer aria-selected:bg-linen aria-selected:selected ${optionClass}`}
              aria-selected={index === active}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(id)}
            >
              {productLabel(id)}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {isOpen && (options.length === 0 ? listTable.none : listTable.found(options.length))}
      </span>
      {isOpen && options.length === 0 && (
        <span className={`${optionClass} ${optionsClass} ${styles.options}`} aria-hidden="true">
          {listTable.none}
        </span>
      )}
    </span>
  );
}

function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
