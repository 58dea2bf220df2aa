import type { LotPaper } from '#content/papers/lot-papers.ts';
import { lotPaperNames } from '#text/papers/lot-papers.ts';

interface PaperCheckboxProps {
  paper: LotPaper;
  isChecked: boolean;
  onToggle: () => void;
}

export function PaperCheckbox({ paper, isChecked, onToggle }: PaperCheckboxProps) {
  return (
    <label className="flex min-h-control-small items-center gap-3 text-sm">
      <input
        className="size-[1.25rem] flex-none accent-accent-strong print:hidden noscript:hidden"
        type="checkbox"
        checked={isChecked}
        onChange={onToggle}
      />
      <span>{lotPaperNames[paper]}</span>
    </label>
  );
}
