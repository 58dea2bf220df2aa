import { paperGroups, type LotPaper, type PaperGroup } from '#content/papers/lot-papers.ts';
import { formatPaperCount, paperGroupNames } from '#text/papers/lot-papers.ts';
import { Disclosure } from '#web/ui/controls/disclosure.tsx';
import { PaperCheckbox } from './paper-checkbox.tsx';

interface PaperGroupChoiceProps {
  group: PaperGroup;
  /** Those of other groups are left out. */
  papers: readonly LotPaper[];
  isInitiallyOpen: boolean;
  isRequested: (paper: LotPaper) => boolean;
  onToggle: (paper: LotPaper) => void;
}

export function PaperGroupChoice({ group, papers, isInitiallyOpen, isRequested, onToggle }: PaperGroupChoiceProps) {
  const papersOfGroup = papers.filter((paper) => paperGroups[group].includes(paper));
  return (
    <Disclosure
      isInitiallyOpen={isInitiallyOpen}
      summary={
        <>
          <span className="text-ink">{paperGroupNames[group]}</span>
          <span className="font-normal">
            {formatPaperCount(papersOfGroup.length, papersOfGroup.filter(isRequested).length)}
          </span>
        </>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4">
        {papersOfGroup.map((paper) => (
          <li key={paper}>
            <PaperCheckbox paper={paper} isChecked={isRequested(paper)} onToggle={() => onToggle(paper)} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
