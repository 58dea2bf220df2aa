import type { ComponentProps } from 'react';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { listTableTexts } from '#text/list/list-table.ts';
import type { SearchProducts } from '#web/features/list/rows/edit-cell.ts';
import { getProductLabel } from '#web/features/list/rows/product-names.ts';
import { Status } from '#web/ui/messages/status.tsx';
import { useCombobox } from './use-combobox.ts';
import styles from './product-combobox.module.css';

interface ProductComboboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'role'> {
  value: string;
  choices: readonly ProductId[];
  searchProducts: SearchProducts;
  onChange: (text: string) => void;
  onChoose: (id: ProductId) => void;
  onLeave: () => void;
}

export function ProductCombobox({
  value,
  choices,
  searchProducts,
  onChange,
  onChoose,
  onLeave,
  onKeyDown,
  ...input
}: ProductComboboxProps) {
  const { isOpen, options, activeOption, listId, optionId, inputProps, open, close, choose, tryKey } = useCombobox({
    findOptions: (isOpenedByTyping) => {
      if (isOpenedByTyping) return searchProducts(value);
      return choices.length > 0 ? choices : searchProducts('');
    },
    onChoose,
  });

  return (
    <span className="relative block">
      <input
        {...input}
        {...inputProps}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          open({ isOpenedByTyping: true });
        }}
        onClick={() => (isOpen ? close() : open({ isOpenedByTyping: false }))}
        onBlur={() => {
          close();
          onLeave();
        }}
        onKeyDown={(event) => {
          if (!tryKey(event)) onKeyDown?.(event);
        }}
      />
      {options.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={listTableTexts.columns.product}
          className={`${styles.popup} ${styles.options}`}
        >
          {options.map((id) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys
            <div
              key={id}
              ref={id === activeOption ? showOption : undefined}
              id={optionId(id)}
              role="option"
              tabIndex={-1}
              className="min-h-control-small cursor-pointer px-3 py-2 text-small selected-linen"
              aria-selected={id === activeOption}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(id)}
            >
              {getProductLabel(id)}
            </div>
          ))}
        </div>
      )}
      <Status as="span" variant="hidden">
        {isOpen && (options.length === 0 ? listTableTexts.noneFound : listTableTexts.foundCount(options.length))}
      </Status>
      {isOpen && options.length === 0 && (
        <span className={`${styles.popup} ${styles.none}`} aria-hidden="true">
          {listTableTexts.noneFound}
        </span>
      )}
    </span>
  );
}

function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
