import { getLotPapers, paperGroups, type LotPaper, type PaperGroup } from '#content/papers/lot-papers.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { getKeys } from '#domain/fields.ts';
import { formatPaperCount, lotPaperNames, paperGroupNames } from '#text/papers/lot-paper-names.ts';
import { Disclosure } from '#web/ui/controls/disclosure.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { useRequestedPapers, type PaperScope } from './use-requested-papers.ts';

interface PaperChoiceProps {
  ids: readonly ProductId[];
  /** Without a scope, papers are requested for all items. */
  scope?: PaperScope;
  initiallyOpenGroups: readonly PaperGroup[];
}

export function PaperChoice({ ids, scope, initiallyOpenGroups }: PaperChoiceProps) {
  const papers = getLotPapers(...ids);
  const { isRequested, toggle } = useRequestedPapers();
  return getKeys(paperGroups).map((group) => {
    const papersOfGroup = papers.filter((paper) => paperGroups[group].includes(paper));
    return (
      <Disclosure
        key={group}
        isInitiallyOpen={initiallyOpenGroups.includes(group)}
        summary={
          <>
            <span className="text-ink">{paperGroupNames[group]}</span>
            <span className="font-normal">
              {formatPaperCount(
                papersOfGroup.length,
                papersOfGroup.filter((paper) => isRequested(paper, scope)).length,
              )}
            </span>
          </>
        }
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4">
          {papersOfGroup.map((paper) => (
            <li key={paper}>
              <PaperCheckbox
                paper={paper}
                isChecked={isRequested(paper, scope)}
                onToggle={() => toggle(paper, scope)}
              />
            </li>
          ))}
        </ul>
      </Disclosure>
    );
  });
}

interface PaperCheckboxProps {
  paper: LotPaper;
  isChecked: boolean;
  onToggle: () => void;
}

export function PaperCheckbox({ paper, isChecked, onToggle }: PaperCheckboxProps) {
  return (
    <Checkbox
      className="text-small"
      inputClassName="print:hidden noscript:hidden"
      label={lotPaperNames[paper]}
      isChecked={isChecked}
      onChange={onToggle}
    />
  );
}
