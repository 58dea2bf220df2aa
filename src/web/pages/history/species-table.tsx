import type { SpeciesFact } from '#content/grades/species-and-grade-texts.ts';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { getEntries } from '#domain/fields.ts';
import { cinnamonSpecies, speciesFacts, speciesTexts } from '#text/grades/species-and-grades.ts';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ScrollTable } from '#web/ui/scroll-table.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';

export function SpeciesTable() {
  return (
    <ScrollTable label={speciesTexts.tableLabel} tableClassName="[--table-background:var(--color-linen)]">
      <thead>
        <tr>
          <td>
            <HiddenText>{speciesTexts.figure}</HiddenText>
          </td>
          {cinnamonSpecies.map(({ title, picture }) => (
            <th key={title} scope="col" className="w-1/5 min-w-[9rem]">
              <Picture source={picture} sizes="(min-width: 1025px) 240px, 45vw" className="aspect-4/3 rounded-8" />
              <SmallTitle as="span" leading="tighter" className="mt-3 block">
                {title}
              </SmallTitle>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {getEntries(speciesFacts).map(([fact, label]) => (
          <tr key={fact}>
            <th scope="row">{label}</th>
            {cinnamonSpecies.map(({ title, facts }) => (
              <td key={title}>
                <Value fact={fact} text={facts[fact]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

interface ValueProps {
  fact: SpeciesFact;
  text: string | undefined;
}

function Value({ fact, text }: ValueProps) {
  if (text === undefined) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <HiddenText>{speciesTexts.notStated}</HiddenText>
      </>
    );
  }
  return fact === 'botanicalName' ? <LatinNames text={text} /> : addNoBreakSpaces(text);
}

/** Latin names, such as “C. zeylanicum”, are in italics: `split` puts what the brackets match at the odd places. */
function LatinNames({ text }: { text: string }) {
  const parts = text.split(/(C[a-z.]+ [a-z]+)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <i key={part} lang="la">
        {part}
      </i>
    ) : (
      part
    ),
  );
}
