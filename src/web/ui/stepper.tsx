import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './stepper.module.css';

interface StepperProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'className'> {
  /** The field's text, possibly incomplete. */
  value: string;
  onChange: (text: string) => void;
  min: number;
  max: number;
  /** Parses a text to the nearest allowed number. */
  parse: (text: string) => number;
  fewerLabel: string;
  moreLabel: string;
}

/** An integer input with minus and plus buttons; typed text is corrected on blur. */
export function Stepper({ value, onChange, min, max, parse, fewerLabel, moreLabel, ...input }: StepperProps) {
  const number = parse(value);
  const step = (by: number) => onChange(String(parse(String(number + by))));
  return (
    <div className={`ui-stack ui-paper ui-round-sm ${styles.stepper}`}>
      <IconButton
        className={`ui-ink ${styles.step}`}
        icon="minus"
        iconSize={20}
        label={fewerLabel}
        aria-disabled={number <= min || undefined}
        onClick={() => step(-1)}
      />
      <input
        {...input}
        className="ui-bare ui-full ui-shrink ui-numbers ui-text-center"
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
        className={`ui-ink ${styles.step}`}
        icon="plus"
        iconSize={20}
        label={moreLabel}
        aria-disabled={number >= max || undefined}
        onClick={() => step(1)}
      />
    </div>
  );
}
