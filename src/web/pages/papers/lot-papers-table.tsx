import { lotPapers, lotPapersOf, paperFamilies, type PaperFamily } from '#content/lot-papers.ts';
import { lotPaperNames } from '#text/lot-papers.ts';
import { familyNames, papersPage } from '#text/papers.ts';
import { ScrollTable } from '#web/ui/scroll-table.tsx';
import styles from './tables.module.css';

const { ask } = papersPage;

export function LotPapersTable() {
  return (
    <ScrollTable label={ask.tableLabel} className={styles.asked}>
      <thead>
        <tr>
          <th scope="col">{ask.product}</th>
          {lotPapers.map((paper) => (
            <th key={paper} scope="col">
              {lotPaperNames[paper]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(paperFamilies) as PaperFamily[]).map((family) => {
          const offered = lotPapersOf(...paperFamilies[family]);
          return (
            <tr key={family}>
              <th scope="row">{familyNames[family]}</th>
              {lotPapers.map((paper) => (
                <td key={paper}>{offered.includes(paper) ? ask.yes : ask.no}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}
