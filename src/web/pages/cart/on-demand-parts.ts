export { QuoteDetailsFields } from './quote-details-fields.tsx';
export { RowEditor } from './row-editor.tsx';
export { ShareList } from './share-list.tsx';
export { saveQuote } from './save-quote.ts';
