import { cinnamonTypes, typeFacts, typesTexts } from '#text/grades/types-and-grades.ts';
import { ScrollTable } from '#web/ui/scroll-table.tsx';

const columns = ['coumarin', 'origin', 'flavor'] as const;

export function CinnamonTypesAnswer() {
  return (
    <ScrollTable label={typesTexts.title}>
      <thead>
        <tr>
          <th scope="col">{typesTexts.title}</th>
          {columns.map((fact) => (
            <th key={fact} scope="col" className="min-w-[9rem]">
              {typeFacts[fact]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cinnamonTypes.map(({ title, facts }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map((fact) => (
              <td key={fact}>{facts[fact] ?? typesTexts.notStated}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
