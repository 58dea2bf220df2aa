import { cinnamonSpecies, speciesFacts, speciesTexts } from '#text/grades/species-and-grades.ts';
import { ScrollTable } from '#web/ui/scroll-table.tsx';

const columns = ['coumarin', 'origin', 'flavor'] as const;

export function CinnamonSpeciesAnswer() {
  return (
    <ScrollTable label={speciesTexts.title}>
      <thead>
        <tr>
          <th scope="col">{speciesTexts.title}</th>
          {columns.map((fact) => (
            <th key={fact} scope="col" className="min-w-[9rem]">
              {speciesFacts[fact]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cinnamonSpecies.map(({ title, facts }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map((fact) => (
              <td key={fact}>{facts[fact] ?? speciesTexts.notStated}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
