import type { RefObject } from 'react';
import { productsPage } from '#text/product-list.ts';
import { maxQueryLength } from '#domain/product-search.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  onChange: (query: string) => void;
}

/** A search that answers while it is typed in; Enter only puts a phone's keyboard away. */
export function SearchBox({ ref, query, onChange }: SearchBoxProps) {
  const clear = () => {
    onChange('');
    ref.current?.focus();
  };
  return (
    <search>
      <form
        className={styles.form}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          ref.current?.blur();
        }}
      >
        <Icon name="search" size={20} />
        <input
          ref={ref}
          className={styles.input}
          type="search"
          aria-label={productsPage.searchLabel}
          placeholder={productsPage.searchHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxQueryLength}
          value={query}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') clear();
          }}
        />
        {query !== '' && (
          <IconButton
            className={styles.clear}
            icon="close"
            iconSize={16}
            label={productsPage.clearSearch}
            onClick={clear}
          />
        )}
      </form>
    </search>
  );
}
