import { useState } from 'react';
import { paperGroups, type PaperGroup as GroupName, type LotPaper } from '#content/papers/lot-papers.ts';
import { paperCount, paperGroupNames } from '#text/list/lot-papers.ts';
import { Disclosure } from '#web/ui/controls/disclosure.tsx';
import { PaperTick } from './paper-tick.tsx';

interface PaperGroupProps {
  group: GroupName;
  /** What can be asked for, of all groups. */
  papers: readonly LotPaper[];
  /** By default a group with a tick is open. */
  isOpenAtFirst?: boolean;
  /** `list`: as facts on a page. `fields`: among those of a form. */
  variant: 'list' | 'fields';
  isTicked: (paper: LotPaper) => boolean;
  onToggle: (paper: LotPaper) => void;
}

/** The papers of a group to tick, folded with their number. */
export function PaperGroup({ group, papers, isOpenAtFirst, variant, isTicked, onToggle }: PaperGroupProps) {
  const papersOfGroup = papers.filter((paper) => paperGroups[group].includes(paper));
  const tickedCount = papersOfGroup.filter(isTicked).length;
  const [isOpen] = useState(isOpenAtFirst ?? tickedCount > 0);
  const tick = (paper: LotPaper) => (
    <PaperTick key={paper} paper={paper} isTicked={isTicked(paper)} onToggle={() => onToggle(paper)} />
  );
  return (
    <Disclosure
      isOpenAtFirst={isOpen}
      summary={
        <>
          <span className={variant === 'list' ? 'text-ink' : undefined}>{paperGroupNames[group]}</span>
          <span className="font-normal">{paperCount(papersOfGroup.length, tickedCount)}</span>
        </>
      }
    >
      {variant === 'list' ? (
        <ul className="grid gap-x-4 sm:grid-cols-2">
          {papersOfGroup.map((paper) => (
            <li key={paper}>{tick(paper)}</li>
          ))}
        </ul>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4">
          {papersOfGroup.map(tick)}
        </div>
      )}
    </Disclosure>
  );
}
