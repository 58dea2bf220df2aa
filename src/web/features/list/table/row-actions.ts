import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import type { Column } from './table-row.ts';

/** What a visitor does with a row; the functions stay the same, so that a row is rendered only if it changes. */
export interface RowActions {
  readonly edit: (id: string, column: Column, text: string) => void;
  readonly choose: (id: string, product: ProductId) => void;
  readonly leave: (id: string) => void;
  readonly confirm: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly findProducts: (text: string) => readonly ProductId[];
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void;
}
