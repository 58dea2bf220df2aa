import { useState } from 'react';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { formatOrderLink } from '#domain/cart/order-link.ts';
import { parseWeight, stepWeight } from '#domain/cart/packs-input.ts';
import { splitIntoPacks } from '#domain/cart/split-into-packs.ts';
import { grades, type GradedProductId } from '#domain/catalogue/grades.ts';
import { getShortName } from '#text/catalogue/names.ts';
import { caliperTexts } from '#text/grades/rail-tools.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import styles from './rail-tools.module.css';

export function OrderByWeight({ ids }: { ids: readonly GradedProductId[] }) {
  const [typed, setTyped] = useState('25');
  const weight = parseWeight(typed);
  return (
    <div className={styles.order}>
      <label className="flex items-center gap-3">
        <NumberInput
          className="min-h-control control max-w-[min(6rem,50%)] p-3 tabular-nums"
          inputMode="decimal"
          value={typed}
          changeByStep={stepWeight}
          onChange={setTyped}
        />
        {caliperTexts.kilograms}
      </label>
      {ids.length === 0 && <p className="border-t border-hairline pt-3">{caliperTexts.none}</p>}
      {ids.map((id) => {
        const { diameterMm, quillsPerKg } = grades[id];
        const name = getShortName(id);
        return (
          <div
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline pt-3"
          >
            <p className={styles.fitting}>
              <SmallTitle as="strong">{name}</SmallTitle>{' '}
              <span className="text-on-dark-soft">{addNoBreakSpaces(caliperTexts.limit(diameterMm, quillsPerKg))}</span>
              {weight !== undefined && weight > 0 && (
                <span className="block">
                  {addNoBreakSpaces(caliperTexts.quills(typed, Math.floor(weight * quillsPerKg)))}
                </span>
              )}
            </p>
            <ButtonLink to={formatOrderLink(id, splitIntoPacks(typed))} aria-label={caliperTexts.orderLabel(name)}>
              {caliperTexts.order}
            </ButtonLink>
          </div>
        );
      })}
    </div>
  );
}
