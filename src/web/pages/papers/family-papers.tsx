import { useState } from 'react';
import { getLotPapers, lotPapers, type LotPaper } from '#content/papers/lot-papers.ts';
import { getFamilyProductIds, paperFamilies, type PaperFamily } from '#domain/catalogue/catalogue.ts';
import { commonLimits, familyLimits, familyNames, lotPaperMeanings, papersPageTexts } from '#text/pages/papers.ts';
import { messageFamilyNames } from '#text/papers/lot-paper-names.ts';
import { PaperCheckbox } from '#web/features/papers/paper-choice.tsx';
import { useRequestedPapers } from '#web/features/papers/use-requested-papers.ts';
import { useHydratedLocation } from '#web/navigation/use-hydrated-location.ts';
import { Disclosure } from '#web/ui/controls/disclosure.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { StickyBar } from '#web/ui/sticky-bar.tsx';
import { Table } from '#web/ui/table.tsx';
import styles from './family-papers.module.css';

const { ask: askTexts } = papersPageTexts;

const columns = [askTexts.paper, askTexts.meaning, askTexts.limit];

export function FamilyPapers() {
  const { isRequested, toggle } = useRequestedPapers();
  const { hash } = useHydratedLocation();
  // For navigations within the site. After a page load the browser itself opens the family that the fragment names.
  const [namedFamily] = useState(() => paperFamilies.find((family) => `#${family}` === hash));
  const requestedCount = lotPapers.filter((paper) => isRequested(paper)).length;
  return (
    <div role="group" aria-label={askTexts.familiesLabel}>
      <div className="border-b border-hairline">
        {paperFamilies.map((family, index) => (
          <Disclosure
            key={family}
            variant="listed"
            name="papers"
            isInitiallyOpen={namedFamily === undefined ? index === 0 : family === namedFamily}
            summary={
              <>
                <SmallTitle as="span">{familyNames[family]}</SmallTitle>
                <span className="text-small text-ink-soft">
                  {askTexts.count(getLotPapers(...getFamilyProductIds(family)).length)}
                </span>
              </>
            }
          >
            <FamilyTable
              family={family}
              isRequested={(paper) => isRequested(paper, [messageFamilyNames[family]])}
              onToggle={(paper) => toggle(paper, [messageFamilyNames[family]])}
            />
          </Disclosure>
        ))}
      </div>
      <StickyBar
        variant="collapsible"
        isSticking={requestedCount > 0}
        className="flex flex-wrap items-center gap-x-4 text-small noscript:hidden"
      >
        <Status as="span">{askTexts.ticked(requestedCount)}</Status>
        {requestedCount > 0 && <TextLink to="/cart">{askTexts.link}</TextLink>}
      </StickyBar>
    </div>
  );
}

interface FamilyTableProps {
  family: PaperFamily;
  isRequested: (paper: LotPaper) => boolean;
  onToggle: (paper: LotPaper) => void;
}

function FamilyTable({ family, isRequested, onToggle }: FamilyTableProps) {
  return (
    <Table variant="lined" id={family} className={styles.table} aria-label={familyNames[family]}>
      <thead className="max-md:hidden">
        <tr>
          {columns.map((label) => (
            <th key={label} scope="col" className={styles.columnTitle}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {getLotPapers(...getFamilyProductIds(family)).map((paper) => (
          <tr key={paper} className={styles.paper}>
            <th scope="row" className={styles.name}>
              <PaperCheckbox paper={paper} isChecked={isRequested(paper)} onToggle={() => onToggle(paper)} />
            </th>
            <td className={styles.meaning}>{lotPaperMeanings[paper]}</td>
            <td className={styles.limit}>{familyLimits[family][paper] ?? commonLimits[paper]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
