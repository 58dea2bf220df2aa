import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { lotPapers, lotPapersOf, type LotPaper } from '#content/lot-papers.ts';
import { paperFamilies, productIdsOfFamily, type PaperFamily } from '#domain/catalogue.ts';
import { commonLimits, familyLimits, familyNames, lotPaperMeanings, papersPage } from '#text/papers.ts';
import { PaperTick } from '#web/features/papers/paper-tick.tsx';
import { useTickedPapers } from '#web/features/papers/use-ticked-papers.ts';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import styles from './family-papers.module.css';

const { ask } = papersPage;

export function FamilyPapers() {
  const { isTicked, toggle } = useTickedPapers();
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  // After a page load the browser itself opens the family that the fragment names.
  const [named] = useState(() => (isHydrated ? paperFamilies.find((family) => `#${family}` === hash) : undefined));
  const [hasToggled, setHasToggled] = useState(false);
  const ticked = lotPapers.filter(isTicked).length;
  return (
    <div role="group" aria-label={ask.familiesLabel}>
      {paperFamilies.map((family, index) => (
        <details
          key={family}
          name="papers"
          open={named === undefined ? index === 0 : family === named}
          className={styles.family}
        >
          <summary className={`flex min-h-touch flex-wrap items-center gap-x-3 py-2 ${styles.name}`}>
            <span className="font-serif-small text-title-sm">{familyNames[family]}</span>
            <span className="text-sm text-ink-soft">
              {ask.count(lotPapersOf(...productIdsOfFamily(family)).length)}
            </span>
          </summary>
          <FamilyTable
            family={family}
            isTicked={isTicked}
            onToggle={(paper) => {
              setHasToggled(true);
              toggle(paper);
            }}
          />
        </details>
      ))}
      <p className={`flex flex-wrap items-center gap-x-4 text-sm noscript:hidden ${ticked > 0 ? styles.ticked : ''}`}>
        <span role="status">{ticked > 0 || hasToggled ? ask.ticked(ticked) : ''}</span>
        {ticked > 0 && (
          <Link className="text-link gap-2 font-semibold" to="/cart">
            {ask.link}
          </Link>
        )}
      </p>
    </div>
  );
}

interface FamilyTableProps {
  family: PaperFamily;
  isTicked: (paper: LotPaper) => boolean;
  onToggle: (paper: LotPaper) => void;
}

function FamilyTable({ family, isTicked, onToggle }: FamilyTableProps) {
  return (
    <table id={family} className={`w-full text-sm ${styles.table}`} aria-label={familyNames[family]}>
      <thead>
        <tr>
          {[ask.paper, ask.meaning, ask.limit].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lotPapersOf(...productIdsOfFamily(family)).map((paper) => (
          <tr key={paper}>
            <th scope="row">
              <PaperTick paper={paper} isTicked={isTicked(paper)} onToggle={() => onToggle(paper)} />
            </th>
            <td>{lotPaperMeanings[paper]}</td>
            <td>{familyLimits[family][paper] ?? commonLimits[paper]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
