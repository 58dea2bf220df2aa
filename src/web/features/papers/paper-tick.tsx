import type { LotPaper } from '#content/papers/lot-papers.ts';
import { lotPaperNames } from '#text/papers/lot-papers.ts';

interface PaperTickProps {
  paper: LotPaper;
  isTicked: boolean;
  onToggle: () => void;
}

export function PaperTick({ paper, isTicked, onToggle }: PaperTickProps) {
  return (
    <label className="flex min-h-control-small items-center gap-3 text-sm">
      <input
        className="size-[1.25rem] flex-none accent-accent-strong print:hidden noscript:hidden"
        type="checkbox"
        checked={isTicked}
        onChange={onToggle}
      />
      <span>{lotPaperNames[paper]}</span>
    </label>
  );
}
