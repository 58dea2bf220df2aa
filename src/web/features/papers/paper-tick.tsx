import type { LotPaper } from '#content/papers/lot-papers.ts';
import { lotPaperNames } from '#text/list/lot-papers.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';

interface PaperTickProps {
  paper: LotPaper;
  isTicked: boolean;
  onToggle: () => void;
}

export function PaperTick({ paper, isTicked, onToggle }: PaperTickProps) {
  return (
    <Checkbox
      className="text-sm"
      boxClassName="print:hidden noscript:hidden"
      label={lotPaperNames[paper]}
      isChecked={isTicked}
      onChange={onToggle}
    />
  );
}
