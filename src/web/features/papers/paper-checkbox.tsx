import type { LotPaper } from '#content/papers/lot-papers.ts';
import { lotPaperNames } from '#text/papers/lot-papers.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';

interface PaperCheckboxProps {
  paper: LotPaper;
  isChecked: boolean;
  onToggle: () => void;
}

export function PaperCheckbox({ paper, isChecked, onToggle }: PaperCheckboxProps) {
  return (
    <Checkbox
      className="text-sm"
      boxClassName="print:hidden noscript:hidden"
      label={lotPaperNames[paper]}
      isChecked={isChecked}
      onChange={onToggle}
    />
  );
}
