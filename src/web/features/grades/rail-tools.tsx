import { useEffect, useState, type RefObject } from 'react';
import type { ProductId } from '#domain/catalogue.ts';
import { gradesFor } from '#domain/grades-for.ts';
import { gradedIds, grades, isGraded } from '#domain/grades.ts';
import { gradeGuide } from '#text/grade-guide.ts';
import { screenSize } from '#text/rail-tools.ts';
import { Caliper } from './caliper.tsx';
import { ScreenSize } from './screen-size.tsx';
import { useScreenScale } from './use-screen-scale.ts';

/** Where the caliper starts on a page without a grade of its own, in millimetres. */
const usualOpening = 13;

interface RailToolsProps {
  rail: RefObject<HTMLElement | null>;
  currentId: ProductId | undefined;
}

export function RailTools({ rail, currentId }: RailToolsProps) {
  const [opening, setOpening] = useState<number>(isGraded(currentId) ? grades[currentId].diameter : usualOpening);
  const { pixels, setPixels } = useScreenScale(rail);
  useEffect(() => {
    // The links stand in the order of the grades. They are marked from here, so that no page loads the code for it earlier.
    const links = rail.current?.querySelectorAll('ol a') ?? [];
    for (const [index, id] of gradedIds.entries())
      links[index]?.toggleAttribute('data-measured', gradesFor(opening).includes(id));
  }, [rail, opening]);
  return (
    <>
      <p aria-live="polite">{pixels === undefined ? gradeGuide.aboutLifeSize : screenSize.isSet}</p>
      <div className="mt-6 print:hidden">
        <Caliper currentId={currentId} opening={opening} onOpen={setOpening} />
        <ScreenSize pixels={pixels} onSet={setPixels} />
      </div>
    </>
  );
}
