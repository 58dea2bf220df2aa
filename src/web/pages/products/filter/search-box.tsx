import type { RefObject } from 'react';
import { maxQueryLength } from '#domain/catalogue/product-search.ts';
import { productsPageTexts } from '#text/pages/products.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  onChange: (query: string) => void;
}

/** Results follow each keystroke; Enter only closes the on-screen keyboard. */
export function SearchBox({ ref, query, onChange }: SearchBoxProps) {
  const clear = () => {
    onChange('');
    ref.current?.focus();
  };
  return (
    <search className={styles.search}>
      <Form className="relative flex items-center" onSubmit={() => ref.current?.blur()}>
        <Icon name="search" size={20} className="pointer-events-none absolute left-1 text-accent-strong" />
        <input
          ref={ref}
          className={styles.input}
          data-filled={query !== '' || undefined}
          type="search"
          name="q"
          aria-label={productsPageTexts.searchLabel}
          placeholder={productsPageTexts.searchHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxQueryLength}
          value={query}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') clear();
          }}
        />
        {query !== '' && (
          <IconButton
            className="absolute right-0 text-ink-soft hover:text-ink"
            icon="close"
            iconSize={16}
            label={productsPageTexts.clearSearch}
            onClick={clear}
          />
        )}
      </Form>
    </search>
  );
}
