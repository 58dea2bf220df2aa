/** Columns of the file that the company reads: they stay in English. */
export { exportColumns } from '../en/export-columns.ts';
