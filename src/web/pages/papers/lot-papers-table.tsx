import { lotPapers, lotPapersOf } from '#content/lot-papers.ts';
import { paperFamilies, productIdsOfFamily } from '#domain/catalogue.ts';
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
        {paperFamilies.map((family) => {
          const offered = lotPapersOf(...productIdsOfFamily(family));
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
