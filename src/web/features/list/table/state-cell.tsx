import type { RowState, TableRow } from '#domain/list-table/table-row.ts';
import { listTableTexts, rowDoubts, rowProblems } from '#text/list/list-table.ts';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import type { RowActions } from './use-row-actions.ts';

interface StateCellProps {
  id: string;
  rowNumber: number;
  row: TableRow;
  rowState: RowState;
  actions: Pick<RowActions, 'confirm'>;
}

export function StateCell({ id, rowNumber, row, rowState, actions }: StateCellProps) {
  if (rowState.status === 'empty') return <span id={id} />;
  if (rowState.status === 'incomplete') {
    return (
      <span id={id}>
        <strong className="text-chilli">{listTableTexts.missing}</strong> <span>{rowProblems[rowState.problem]}</span>
      </span>
    );
  }
  const { quantity, packWeight, unit } = rowState.item;
  const isWeightless = Number(packWeight) === 0;
  if (rowState.status === 'complete') {
    return (
      <span id={id} className="inline-flex flex-wrap items-center gap-x-1 text-leaf">
        <Icon name="check" size={16} /> <strong>{listTableTexts.complete}</strong>{' '}
        {isWeightless && <span>{listTableTexts.withoutWeight}</span>}
      </span>
    );
  }
  return (
    <>
      <span id={id} className="block">
        <strong>{listTableTexts.check}</strong> <span>{rowDoubts[rowState.doubt]}</span>{' '}
        {isWeightless && <span>{listTableTexts.withoutWeight}</span>}
      </span>
      <ConfirmButton onClick={() => actions.confirm(row.id)}>
        <Icon name="check" size={16} />
        {listTableTexts.confirm}{' '}
        <HiddenText>
          {listTableTexts.confirmWhat(rowNumber, row.product, listTableTexts.packs(quantity, packWeight, unit))}
        </HiddenText>
      </ConfirmButton>
    </>
  );
}
