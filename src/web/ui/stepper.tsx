import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './stepper.module.css';

interface StepperProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'className'> {
  /** The text in the field, which may be half typed. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly min: number;
  readonly max: number;
  /** Reads a text as the nearest number that is allowed. */
  readonly read: (text: string) => number;
  readonly fewerLabel: string;
  readonly moreLabel: string;
}

/** A whole number with a minus and a plus button; it can be typed too, and is put right when the field is left. */
export function Stepper({ value, onChange, min, max, read, fewerLabel, moreLabel, ...input }: StepperProps) {
  const number = read(value);
  const step = (by: number) => onChange(String(read(String(number + by))));
  return (
    <div className={styles.stepper}>
      <IconButton
        className={styles.step}
        icon="minus"
        iconSize={20}
        label={fewerLabel}
        aria-disabled={number <= min || undefined}
        onClick={() => step(-1)}
      />
      <input
        {...input}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => onChange(String(number))}
        onWheel={(event) => event.currentTarget.blur()}
      />
      <IconButton
        className={styles.step}
        icon="plus"
        iconSize={20}
        label={moreLabel}
        aria-disabled={number >= max || undefined}
        onClick={() => step(1)}
      />
    </div>
  );
}
