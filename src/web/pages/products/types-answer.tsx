import { cinnamonTypes, typeLabels, types } from '#text/grades/types-and-grades.ts';
import { comparePage } from '#text/pages/compare.ts';
import { ScrollTable } from '#web/ui/scroll-table.tsx';

const [, origin, flavour, , coumarin] = typeLabels;
const columns = [coumarin, origin, flavour];

export function TypesAnswer() {
  return (
    <ScrollTable label={types.title}>
      <thead>
        <tr>
          <th scope="col">{types.title}</th>
          {columns.map((label) => (
            <th key={label} scope="col" className="min-w-36">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cinnamonTypes.map(({ title, rows }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map((column) => (
              <td key={column}>{rows.find(({ label }) => label === column)?.value ?? comparePage.notStated}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
