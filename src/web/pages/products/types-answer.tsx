import { compare } from '#text/pages/compare.ts';
import { cinnamonTypes, typeLabels, types } from '#text/pages/types-and-grades.ts';
import { ScrollTable } from '#web/ui/scroll-table.tsx';

const [, origin, flavour, , coumarin] = typeLabels;
const columns = [origin, flavour, coumarin];

export function TypesAnswer() {
  return (
    <ScrollTable label={types.title}>
      <thead>
        <tr>
          {[types.title, ...columns].map((label) => (
            <th key={label} scope="col">
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
              <td key={column}>{rows.find(({ label }) => label === column)?.value ?? compare.notStated}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
