import type { ComponentProps } from 'react';
import { units } from '#domain/cart/cart-item.ts';
import type { RowState, TableColumn } from '#domain/list-table/table-row.ts';
import { Select, type SelectProps } from '#web/ui/form/select.tsx';

const cellFieldClass = 'control min-h-control-small p-2 tabular-nums [--arrow:2rem]';

interface CellFieldOptions {
  readonly column: TableColumn;
  readonly label: string;
  readonly stateId: string;
  readonly rowState: RowState | undefined;
}

export function getCellFieldProps({ column, label, stateId, rowState }: CellFieldOptions) {
  return {
    className: cellFieldClass,
    'aria-label': label,
    'aria-describedby': stateId,
    'aria-invalid': rowState?.status === 'incomplete' && rowState.column === column ? (true as const) : undefined,
    'data-column': column,
  };
}

interface CellInputProps extends Omit<ComponentProps<'input'>, 'autoComplete' | 'onChange'> {
  onChange: (text: string) => void;
}

export function CellInput({ onChange, ...input }: CellInputProps) {
  return <input {...input} autoComplete="off" onChange={(event) => onChange(event.currentTarget.value)} />;
}

interface UnitSelectProps extends Omit<SelectProps, 'options' | 'onChange'> {
  onChange: (unit: string) => void;
}

export function UnitSelect({ onChange, ...select }: UnitSelectProps) {
  return <Select {...select} options={units} onChange={onChange} />;
}
