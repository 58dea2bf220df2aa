import type { ComponentProps, RefObject } from 'react';
import { order } from '#text/order.ts';
import { units } from '#domain/cart-item.ts';
import { Field } from '#web/ui/field.tsx';
import type { OrderFields } from './order-fields.ts';
import styles from './pack-fields.module.css';

interface PackFieldsProps extends Pick<OrderFields, 'packWeight' | 'unit'> {
  onChange: (changes: Partial<OrderFields>) => void;
  /** The weight's field, for who has to bring the visitor back to it. */
  weight: RefObject<HTMLInputElement | null>;
  /** What is wrong with the weight. */
  wrong: Pick<ComponentProps<typeof Field>, 'problem' | 'problemId' | 'attempt'>;
}

/** Weight and unit of one pack, side by side. */
export function PackFields({ packWeight, unit, onChange, weight, wrong }: PackFieldsProps) {
  return (
    <div className={styles.pack}>
      <Field label={order.packWeight} hint={order.packWeightHint} className={styles.part} {...wrong}>
        {(control) => (
          <input
            {...control}
            ref={weight}
            name="packWeight"
            type="number"
            inputMode="decimal"
            min={0}
            step={0.1}
            required
            autoComplete="off"
            value={packWeight}
            onChange={(event) => onChange({ packWeight: event.currentTarget.value })}
            onWheel={(event) => event.currentTarget.blur()}
          />
        )}
      </Field>
      <Field label={order.unit} className={styles.part}>
        {(control) => (
          <select
            {...control}
            name="unit"
            value={unit}
            onChange={(event) => onChange({ unit: event.currentTarget.value })}
          >
            {units.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
